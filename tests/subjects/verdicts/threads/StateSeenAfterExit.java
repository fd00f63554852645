// expect: violated uncaught java.lang.IllegalStateException
// message: blocked
// por: cross-check
// Who has found a monitor held is blocked until it has gone on, also after the monitor was given back.
public class StateSeenAfterExit {
    static final Object A = new Object();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            synchronized (A) {}
        });
        synchronized (A) {
            other.start();
        }
        if (other.getState() == Thread.State.BLOCKED) throw new IllegalStateException("blocked");
    }
}
