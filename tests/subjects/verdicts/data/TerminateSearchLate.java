// expect: unknown
// One path takes long before it ends the search; in the order of the choices it comes before the one that would fail, whoever walks them.
import gov.nasa.jpf.vm.Verify;

public class TerminateSearchLate {
    public static void main(String[] args) {
        int value = Verify.getInt(0, 7);
        int sum = 0;
        for (int i = 0; value == 1 && i < 3_000_000; i++) sum += i;
        if (value == 1 && sum != 0) {
            Verify.terminateSearch();
        }
        assert value != 3;
    }
}
