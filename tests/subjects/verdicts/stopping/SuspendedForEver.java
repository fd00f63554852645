// expect: violated deadlock
// deadlock-threads: main, sleeper
// errors: 1
// A suspended thread keeps its monitors: nobody resumes it, and main waits for the monitor that it holds.
public class SuspendedForEver {
    static final Object lock = new Object();
    static volatile boolean isInside;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            synchronized (lock) {
                isInside = true;
                Thread.yield();
            }
        }, "sleeper");
        sleeper.start();
        if (!isInside) return;
        sleeper.suspend();
        synchronized (lock) {
            sleeper.resume();
        }
    }
}
