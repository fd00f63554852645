// expect: violated assertion
// por: cross-check
// wait() gives the lock up in the middle of what it protects.
public class GuardGivenUp {
    static final Object lock = new Object();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                count++;
                lock.notify();
            }
        });
        synchronized (lock) {
            int before = count;
            other.start();
            lock.wait(100);
            count = before + 1;
        }
        other.join();
        assert count == 2 : "lost update";
    }
}
