// expect: violated deadlock
// A loop that catches the interruption which was to end it, and waits again.
public class InterruptionSwallowed {
    static final Object lock = new Object();
    static boolean isDone;

    public static void main(String[] args) {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                while (!isDone) {
                    try {
                        lock.wait();
                    } catch (InterruptedException e) {
                        Thread.yield();
                    }
                }
            }
        });
        waiter.start();
        waiter.interrupt();
    }
}
