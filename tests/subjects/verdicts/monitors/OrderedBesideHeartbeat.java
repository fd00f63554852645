// expect: safe
// por: cross-check
// Two threads take two locks in the same order, while a daemon goes on for ever.
public class OrderedBesideHeartbeat {
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
        synchronized (first) {
            synchronized (second) {
            }
        }
        other.join();
    }
}
