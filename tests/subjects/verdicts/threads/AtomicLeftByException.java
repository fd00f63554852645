// expect: violated assertion
// por: cross-check
// An exception passes by the end of an atomic section.
import gov.nasa.jpf.vm.Verify;

public class AtomicLeftByException {
    static int value;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            try {
                Verify.beginAtomic();
                value = 1;
                int quotient = 1 / (value - 1);
                Verify.endAtomic();
            } catch (ArithmeticException e) {
                return;
            }
        });
        other.start();
        int first = value, second = value;
        other.join();
        assert first == second : "written in between";
    }
}
