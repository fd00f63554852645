// expect: violated assertion
// The monitor is had again by who wakes up, for a reason or for none.
public class WaitReturnsForNoReason {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        synchronized (lock) {
            other.start();
            lock.wait();
            assert Thread.holdsLock(lock);
            assert ready;
        }
    }
}
