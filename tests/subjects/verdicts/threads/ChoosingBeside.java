// expect: violated assertion
// por: cross-check
// While a thread chooses values for ever, the other one goes on.
import gov.nasa.jpf.vm.Verify;

public class ChoosingBeside {
    public static void main(String[] args) {
        new Thread(() -> {
            assert false;
        }).start();
        for (int i = 0;; i = (i + Verify.getInt(0, 2)) % 3) {
            if (i == 7) {
                return;
            }
        }
    }
}
