// expect: safe
// An unpark before the park is remembered.
import java.util.concurrent.locks.LockSupport;

public class ParkUnpark {
    public static void main(String[] args) {
        Thread parked = new Thread(() -> LockSupport.park());
        parked.start();
        LockSupport.unpark(parked);
    }
}
