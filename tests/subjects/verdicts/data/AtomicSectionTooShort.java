// expect: violated assertion
// The atomic section ends between the read and the write.
import gov.nasa.jpf.vm.Verify;

public class AtomicSectionTooShort {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Runnable increment = () -> {
            Verify.beginAtomic();
            int old = count;
            Verify.endAtomic();
            count = old + 1;
        };
        Thread a = new Thread(increment);
        Thread b = new Thread(increment);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2 : "lost update";
    }
}
