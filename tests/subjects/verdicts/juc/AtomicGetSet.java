// expect: violated assertion
// Two atomic operations are not one.
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicGetSet {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        Runnable increment = () -> count.set(count.get() + 1);
        Thread a = new Thread(increment);
        Thread b = new Thread(increment);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count.get() == 2 : "lost update";
    }
}
