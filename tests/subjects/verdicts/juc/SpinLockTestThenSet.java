// expect: violated assertion
// por: cross-check
// The buggy twin of SpinLock: looks, then sets.
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLockTestThenSet {
    static int inside;

    public static void main(String[] args) {
        AtomicBoolean held = new AtomicBoolean();
        Runnable use = () -> {
            while (held.get()) {
            }
            held.set(true);
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
