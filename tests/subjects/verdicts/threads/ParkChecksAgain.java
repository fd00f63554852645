// expect: safe
// assumes: nothing
import java.util.concurrent.locks.LockSupport;

public class ParkChecksAgain {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread waiter = new Thread(() -> {
            while (!ready) LockSupport.park();
            assert ready;
        });
        waiter.start();
        ready = true;
        LockSupport.unpark(waiter);
    }
}
