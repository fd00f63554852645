// expect: safe
// por: cross-check
// Thread.holdsLock tells of the thread that asks.
public class HoldsLockAsked {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            assert !Thread.holdsLock(lock) : "before";
            synchronized (lock) {
                assert Thread.holdsLock(lock) : "inside";
            }
            assert !Thread.holdsLock(lock) : "behind";
        });
        other.start();
        synchronized (lock) {
            assert Thread.holdsLock(lock) : "inside";
        }
        other.join();
    }
}
