// expect: violated uncaught java.lang.IllegalStateException
// message: blocked
// por: cross-check
// As StateSeenAfterExit, where the monitor is that of a synchronized method.
public class StateSeenAfterReturn {
    static synchronized boolean enter(Thread toStart) {
        if (toStart != null) toStart.start();
        return toStart != null;
    }

    public static void main(String[] args) {
        Thread other = new Thread(() -> enter(null));
        boolean isStarted = enter(other);
        if (isStarted && other.getState() == Thread.State.BLOCKED) throw new IllegalStateException("blocked");
    }
}
