// expect: violated assertion
// por: cross-check
// A thread asks for values for ever, in one step that is never over: the other one could have come before that step.
import gov.nasa.jpf.vm.Verify;

public class AskingForEver {
    static final Object lock = new Object();
    static int value;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (lock) {
                value = 1;
            }
        }).start();
        synchronized (lock) {
            assert value == 0 : "came first";
        }
        while (true) Verify.getBoolean();
    }
}
