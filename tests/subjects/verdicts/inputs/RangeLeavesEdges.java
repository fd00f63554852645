// expect: violated assertion
// keys: search.multiple_errors=true symbolic.min_int=3 symbolic.max_long=-7 symbolic.array_length=3 symbolic.min_byte=9
// also: uncaught java.lang.IllegalStateException; uncaught java.lang.ArithmeticException
// message: edge
// errors: 3
// The edges of the ranges are among the inputs, also as elements of arrays.
import gov.nasa.jpf.symbc.Debug;

public class RangeLeavesEdges {
    public static void main(String[] args) {
        int i = Debug.makeSymbolicInteger("i");
        assert i != 3 : "edge";
        if (i < 3) throw new UnsupportedOperationException();
        long wide = Debug.makeSymbolicLong("wide");
        if (wide == -7) throw new IllegalStateException();
        byte[] bytes = Debug.makeSymbolicArray("bytes", byte[].class);
        if (bytes.length > 1 && bytes[1] < 10) throw new ArithmeticException(bytes[1] == 9 ? "" : "out of range");
    }
}
