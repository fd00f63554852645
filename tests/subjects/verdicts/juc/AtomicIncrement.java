// expect: safe
import java.util.concurrent.atomic.AtomicInteger;

public class AtomicIncrement {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        Thread a = new Thread(count::incrementAndGet);
        Thread b = new Thread(count::incrementAndGet);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count.get() == 2;
    }
}
