// expect: safe
// A timed park ends without an unpark.
import java.util.concurrent.locks.LockSupport;

public class ParkTimed {
    public static void main(String[] args) {
        LockSupport.parkNanos(1000);
    }
}
