// expect: safe
// por: cross-check
// A doubling made of a compare-and-set loop.
import java.util.concurrent.atomic.AtomicInteger;

public class CompareAndSetLoop {
    static void twice(AtomicInteger number) {
        int old;
        do {
            old = number.get();
        } while (!number.compareAndSet(old, old * 2));
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger number = new AtomicInteger(3);
        Thread a = new Thread(() -> twice(number));
        Thread b = new Thread(() -> twice(number));
        a.start();
        b.start();
        a.join();
        b.join();
        assert number.get() == 12;
    }
}
