// expect: violated uncaught java.lang.IllegalStateException
// errors: 1
// doubt: assertion
// reasons: free-memory
// The search goes on where an error is in doubt.
import gov.nasa.jpf.vm.Verify;

public class OtherErrorBesideDoubt {
    public static void main(String[] args) {
        if (Verify.getInt(0, 1) == 1) throw new IllegalStateException();
        long before = Runtime.getRuntime().freeMemory();
        byte[] used = new byte[1 << 20];
        assert Runtime.getRuntime().freeMemory() < before;
    }
}
