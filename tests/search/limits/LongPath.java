import gov.nasa.jpf.vm.Verify;

// A path of millions of choices, all of which are still to be taken.
public class LongPath {
    public static void main(String[] arguments) {
        long hash = 1;
        for (int i = 0; i < 30_000_000; i++) hash = hash * 31 + (Verify.getBoolean() ? 1 : 0);
        assert hash == 0;
    }
}
