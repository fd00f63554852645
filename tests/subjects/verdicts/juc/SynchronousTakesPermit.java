// expect: violated deadlock
// A wait to take uses up the permit that was given for something else.
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.locks.LockSupport;

public class SynchronousTakesPermit {
    public static void main(String[] args) throws InterruptedException {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread taker = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
            LockSupport.park();
        });
        taker.start();
        LockSupport.unpark(taker);
        queue.put(1);
    }
}
