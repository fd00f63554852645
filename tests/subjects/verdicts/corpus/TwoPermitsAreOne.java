// expect: violated deadlock
// Two unparks before the first park leave one permit: the second park waits for ever.
import java.util.concurrent.locks.LockSupport;

public class TwoPermitsAreOne {
    static volatile int sent;

    public static void main(String[] args) {
        Thread receiver = new Thread(() -> {
            for (int received = 0; received < 2; received++) {
                int before = sent;
                do LockSupport.park(); while (sent < before);
            }
        });
        receiver.start();
        for (int i = 0; i < 2; i++)
            new Thread(() -> {
                synchronized (TwoPermitsAreOne.class) {
                    sent++;
                }
                LockSupport.unpark(receiver);
            }).start();
    }
}
