// expect: violated assertion
// por: cross-check
// What is written in an atomic section is no less shared: it may come between two reads of another thread.
import gov.nasa.jpf.vm.Verify;

public class AtomicWriteSeen {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            int first = value, second = value;
            assert first == second : "written in between";
        });
        other.start();
        Verify.beginAtomic();
        value = 1;
        Verify.endAtomic();
        other.join();
    }
}
