// expect: safe
// por: cross-check
// A loop around a timed wait: it may go round for ever, the state space closes, and the condition holds after it.
public class TimedWaitLoop {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                ready = true;
            }
        });
        worker.start();
        synchronized (lock) {
            while (!ready) {
                lock.wait(5);
            }
            assert ready;
        }
    }
}
