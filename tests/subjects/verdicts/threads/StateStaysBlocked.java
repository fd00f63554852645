// expect: safe
// por: cross-check
// Who waits for a monitor goes on waiting while its owner keeps it; and who found it free never waits. (A thread's end waits for
// the monitor of the Thread, which start() holds until it returns.)
public class StateStaysBlocked {
    static final Object monitor = new Object();
    static volatile boolean hasLooked;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (monitor) { }
        });
        synchronized (monitor) {
            other.start();
            if (other.getState() == Thread.State.BLOCKED) {
                assert other.getState() == Thread.State.BLOCKED;
                assert other.isAlive();
            }
        }
        other.join();
        Thread alone = new Thread(() -> {
            synchronized (monitor) { }
            while (!hasLooked) Thread.yield();
        });
        alone.start();
        assert alone.getState() != Thread.State.BLOCKED;
        hasLooked = true;
        alone.join();
    }
}
