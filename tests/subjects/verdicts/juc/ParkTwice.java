// expect: violated deadlock
// Two unparks are one permit.
import java.util.concurrent.locks.LockSupport;

public class ParkTwice {
    public static void main(String[] args) {
        Thread parked = new Thread(() -> {
            LockSupport.park();
            LockSupport.park();
        });
        parked.start();
        LockSupport.unpark(parked);
        LockSupport.unpark(parked);
    }
}
