// expect: violated deadlock
// por: cross-check
// Two threads take two locks in opposite orders, while a daemon goes on for ever: the two never do.
public class DeadlockBesideHeartbeat {
    static final Object first = new Object(), second = new Object();

    public static void main(String[] args) throws InterruptedException {
        Thread heartbeat = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(100);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        heartbeat.setDaemon(true);
        heartbeat.start();
        Thread other = new Thread(() -> {
            synchronized (first) {
                synchronized (second) {
                }
            }
        });
        other.start();
        synchronized (second) {
            synchronized (first) {
            }
        }
        other.join();
    }
}
