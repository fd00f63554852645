// expect: unknown
// keys: level.values=size,limit
// reasons: input-in-native-code
// A choice from a local variable and a field that are inputs: their present values only.
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

public class NamedInput {
    static long limit;

    public static void main(String[] args) {
        int size = Debug.makeSymbolicInteger("size");
        limit = Debug.makeSymbolicLong("limit");
        int level = Verify.getInt("level");
        if (size > 1000) System.out.println(limit);
        assert level != 123456;
    }
}
