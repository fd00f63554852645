// expect: violated assertion
// por: cross-check
// A compare-and-set whose failure nobody looks at.
import java.util.concurrent.atomic.AtomicInteger;

public class CompareAndSetOnce {
    static void twice(AtomicInteger number) {
        int old = number.get();
        number.compareAndSet(old, old * 2);
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger number = new AtomicInteger(3);
        Thread a = new Thread(() -> twice(number));
        Thread b = new Thread(() -> twice(number));
        a.start();
        b.start();
        a.join();
        b.join();
        assert number.get() == 12 : "one of the two failed";
    }
}
