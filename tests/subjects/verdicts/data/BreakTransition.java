// expect: safe
// Ends a transition, changes nothing else.
import gov.nasa.jpf.vm.Verify;

public class BreakTransition {
    public static void main(String[] args) {
        int value = 1;
        Verify.breakTransition("here");
        value++;
        Verify.interesting(value == 2);
        Verify.print("halfway");
        assert value == 2;
    }
}
