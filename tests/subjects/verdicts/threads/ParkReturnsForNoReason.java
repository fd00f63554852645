// expect: violated assertion
import java.util.concurrent.locks.LockSupport;

public class ParkReturnsForNoReason {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread waiter = new Thread(() -> {
            LockSupport.park();
            assert ready;
        });
        waiter.start();
        ready = true;
        LockSupport.unpark(waiter);
    }
}
