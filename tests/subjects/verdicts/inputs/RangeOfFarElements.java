// expect: unknown
// keys: symbolic.max_byte=5
// reasons: elements-out-of-range
// What fails needs an element that the user has ruled out, and that is not limited.
import gov.nasa.jpf.symbc.Debug;

public class RangeOfFarElements {
    public static void main(String[] args) {
        byte[] bytes = Debug.makeSymbolicArray("bytes", byte[].class);
        if (bytes != null && bytes.length > 100 && bytes[100] > 5) throw new IllegalStateException();
    }
}
