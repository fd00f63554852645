// expect: unknown
// The search is ended by the program before it reaches the value that would fail: nothing may be called safe.
import gov.nasa.jpf.vm.Verify;

public class TerminateSearch {
    public static void main(String[] args) {
        int value = Verify.getInt(0, 3);
        if (value == 1) {
            Verify.terminateSearch();
        }
        assert value != 3;
    }
}
