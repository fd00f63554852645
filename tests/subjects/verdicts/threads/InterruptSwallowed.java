// expect: violated deadlock
// por: cross-check
// Clears its interrupt status before it waits: an early interrupt is lost.
public class InterruptSwallowed {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            Thread.interrupted();
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException expected) {
                    return;
                }
            }
        });
        waiter.start();
        waiter.interrupt();
    }
}
