// expect: violated uncaught java.lang.IllegalStateException
// message: blocked
// por: cross-check
// Who is seen to wait for a monitor while its owner is in the middle of what it does there.
public class StateSeenBlocked {
    static volatile int written;
    static final Object monitor = new Object();

    public static void main(String[] args) {
        Thread owner = new Thread(() -> {
            synchronized (monitor) { written = 1; }
        });
        Thread other = new Thread(() -> {
            synchronized (monitor) { }
        });
        owner.start();
        other.start();
        if (written == 1 && other.getState() == Thread.State.BLOCKED && owner.getState() != Thread.State.TERMINATED)
            throw new IllegalStateException("blocked");
    }
}
