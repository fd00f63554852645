// expect: violated assertion
// witness: [128]
import gov.nasa.jpf.symbc.Debug;

public class Narrowing {
    public static void main(String[] args) {
        int length = Debug.makeSymbolicInteger("length");
        Debug.assume(length >= 0 && length <= 255);
        byte header = (byte) length; // what is written
        int read = header;           // what is read: the sign was forgotten
        assert read == length;
    }
}
