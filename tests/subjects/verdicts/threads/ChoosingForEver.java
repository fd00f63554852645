// expect: violated assertion
// por: cross-check
// A thread chooses values for ever, and nobody can see what it does then: the other one could have come before, or at any time.
import gov.nasa.jpf.vm.Verify;

public class ChoosingForEver {
    static int value;

    public static void main(String[] args) {
        new Thread(() -> value = 1).start();
        assert value == 0;
        while (true) {
            Verify.getBoolean();
        }
    }
}
