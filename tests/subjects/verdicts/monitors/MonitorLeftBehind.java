// expect: safe
// por: cross-check
// A thread that has left a monitor needs it no more: it goes on, whoever holds the monitor then.
public class MonitorLeftBehind {
    static int count;
    static volatile boolean isDone;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                count++;
            }
            isDone = true;
        });
        other.start();
        synchronized (lock) {
            if (count > 0) other.join();
        }
    }
}
