// expect: violated assertion
// por: cross-check
// A timed wait may end before the notification comes.
public class TimedWaitMayEnd {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread notifier = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        notifier.start();
        synchronized (lock) {
            if (!ready) {
                lock.wait(1000);
            }
            assert ready : "the time was over first";
        }
    }
}
