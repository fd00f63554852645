// expect: safe
// An interrupt ends a park, and the status stays.
import java.util.concurrent.locks.LockSupport;

public class ParkInterrupted {
    public static void main(String[] args) {
        Thread parked = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
            }
            assert Thread.interrupted();
        });
        parked.start();
        parked.interrupt();
    }
}
