// expect: safe
// keys: vm.spurious_wakeups=false
// assumes: no-spurious-wake-up
import java.util.concurrent.locks.LockSupport;

public class ParkOnceAssumed {
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
