// expect: safe
// por: cross-check
// The program ends when only daemons are left, even if they wait for ever.
public class DaemonWaits {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread daemon = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    assert false;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
    }
}
