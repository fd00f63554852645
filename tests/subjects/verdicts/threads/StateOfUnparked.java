// expect: violated assertion
// A thread that was unparked is found waiting until it has noticed.
import java.util.concurrent.locks.LockSupport;

public class StateOfUnparked {
    static volatile boolean mayGo;

    public static void main(String[] args) {
        Thread parks = new Thread(() -> {
            while (!mayGo) LockSupport.park();
        });
        parks.start();
        mayGo = true;
        LockSupport.unpark(parks);
        assert parks.getState() != Thread.State.WAITING;
    }
}
