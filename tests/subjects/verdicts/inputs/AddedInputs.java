// expect: violated assertion
// message: 3 -4 q 0.5
// errors: 1
// An input in place of each value, whatever the value was.
import gov.nasa.jpf.symbc.Debug;

public class AddedInputs {
    public static void main(String[] args) {
        int i = Debug.addSymbolicInt(100, "i");
        byte b = Debug.addSymbolicByte((byte) 1, "b");
        char c = Debug.addSymbolicChar('a', "c");
        double d = Debug.addSymbolicDouble(2.0, "d");
        if (i == 3 && b == -4 && c == 'q' && d == 0.5) assert false : i + " " + b + " " + c + " " + d;
    }
}
