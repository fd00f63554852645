// expect: safe
// Parking until a time has passed or a flag is set.
import java.util.concurrent.locks.LockSupport;

public class ParkNanosLoop {
    static volatile boolean set;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            set = true;
            LockSupport.unpark(main);
        }).start();
        long deadline = System.nanoTime() + 1_000_000;
        boolean late = false;
        while (!set && !late) {
            long left = deadline - System.nanoTime();
            if (left <= 0) late = true;
            else LockSupport.parkNanos(left);
        }
        assert set || late;
    }
}
