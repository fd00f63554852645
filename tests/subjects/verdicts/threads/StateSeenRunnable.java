// expect: violated uncaught java.lang.IllegalStateException
// message: runnable
// por: cross-check
// A thread that has not asked for the monitor yet is seen, though it has done everything before that.
public class StateSeenRunnable {
    static volatile int written;
    static final Object monitor = new Object();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            written = 1;
            synchronized (monitor) { }
        });
        synchronized (monitor) {
            other.start();
            if (written == 1 && other.getState() == Thread.State.RUNNABLE) throw new IllegalStateException("runnable");
        }
    }
}
