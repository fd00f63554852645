// expect: violated assertion
// An AtomicInteger that is read, then set.
import java.util.concurrent.atomic.AtomicInteger;

public class GetThenSet {
    static final AtomicInteger count = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        Thread[] all = new Thread[3];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(() -> count.set(count.get() + 1));
            all[i].start();
        }
        for (Thread each : all) each.join();
        assert count.get() == 3 : "an update is lost";
    }
}
