// expect: violated assertion
// errors: 1
// The same error is found on a path where something was approximated, and later on one where nothing was: that one counts.
import gov.nasa.jpf.vm.Verify;

public class CertainAfterDoubt {
    public static void main(String[] args) {
        int way = Verify.getInt(0, 1);
        if (way == 0) Runtime.getRuntime().freeMemory();
        fail();
    }

    static void fail() {
        assert false;
    }
}
