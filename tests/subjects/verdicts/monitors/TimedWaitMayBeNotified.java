// expect: violated assertion
// por: cross-check
// A timed wait may be notified before its time is over.
public class TimedWaitMayBeNotified {
    static boolean waiting, ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread notifier = new Thread(() -> {
            synchronized (lock) {
                if (waiting) {
                    ready = true;
                    lock.notify();
                }
            }
        });
        notifier.start();
        synchronized (lock) {
            waiting = true;
            lock.wait(1);
            waiting = false;
            assert !ready : "notified in time";
        }
    }
}
