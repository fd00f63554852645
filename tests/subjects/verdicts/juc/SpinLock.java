// expect: safe
// por: cross-check
// A spin lock of one atomic boolean.
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLock {
    static int inside;

    public static void main(String[] args) {
        AtomicBoolean held = new AtomicBoolean();
        Runnable use = () -> {
            while (!held.compareAndSet(false, true)) {
            }
            inside++;
            assert inside == 1 : "two hold the lock";
            inside--;
            held.set(false);
        };
        Thread a = new Thread(use);
        Thread b = new Thread(use);
        a.start();
        b.start();
    }
}
