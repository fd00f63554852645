// expect: violated deadlock
// keys: search.properties=deadlock
// The monitor's notifier dies of an exception, which is no error here; that the other one waits for ever is.
public class DeathBesideDeadlock {
    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        new Thread(() -> {
            if (monitor != null) throw new AssertionError("no error here");
            synchronized (monitor) {
                monitor.notify();
            }
        }).start();
        synchronized (monitor) {
            monitor.wait();
        }
    }
}
