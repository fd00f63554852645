// expect: safe
// Between beginAtomic and endAtomic no other thread runs.
import gov.nasa.jpf.vm.Verify;

public class AtomicSection {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Runnable increment = () -> {
            Verify.beginAtomic();
            count++;
            Verify.endAtomic();
        };
        Thread a = new Thread(increment);
        Thread b = new Thread(increment);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2;
    }
}
