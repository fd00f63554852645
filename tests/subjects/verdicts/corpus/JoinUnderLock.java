// expect: violated deadlock
// A thread is waited for with a lock held that it needs to end.
public class JoinUnderLock {
    static final Object lock = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                Thread.yield();
            }
        });
        worker.start();
        synchronized (lock) {
            worker.join();
        }
    }
}
