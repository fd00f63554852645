// expect: safe
// assumes: no-spurious-wake-up
// keys: vm.spurious_wakeups=false
// A thread that is suspended while it waits is notified, and goes on when it is resumed.
public class SuspendedWaiting {
    static final Object lock = new Object();
    static boolean isWaiting, isNotified;
    static volatile boolean wentOn;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws InterruptedException {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                isWaiting = true;
                try {
                    while (!isNotified) lock.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
            wentOn = true;
        });
        waiter.start();
        boolean isThere;
        synchronized (lock) {
            isThere = isWaiting;
            if (isThere) {
                waiter.suspend();
                isNotified = true;
                lock.notify();
            }
        }
        if (isThere) {
            Thread.yield();
            assert !wentOn;
            synchronized (lock) { // it has not got it back
                waiter.resume();
            }
        } else {
            synchronized (lock) {
                isNotified = true;
                lock.notify();
            }
        }
        waiter.join();
        assert wentOn;
    }
}
