// expect: unknown
// keys: symbolic.max_byte=5
// reasons: elements-out-of-range
// Without a limit for the length, elements are not limited: what was found is not for certain, and nothing is safe.
import gov.nasa.jpf.symbc.Debug;

public class RangeOfElementsOpen {
    public static void main(String[] args) {
        byte[] bytes = Debug.makeSymbolicArray("bytes", byte[].class);
        if (bytes.length > 100) return;
    }
}
