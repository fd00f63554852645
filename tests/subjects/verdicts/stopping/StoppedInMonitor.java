// expect: violated deadlock
// reasons: stopped-at-operation
// deadlock-threads: main
// errors: 1
// A thread that is blocked at a monitor does not die before it has got that.
public class StoppedInMonitor {
    static final Object lock = new Object();
    static volatile boolean isComing;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            isComing = true;
            synchronized (lock) {
                isComing = false;
            }
        });
        synchronized (lock) {
            thread.start();
            if (!isComing) return;
            thread.stop();
            thread.join();
        }
    }
}
