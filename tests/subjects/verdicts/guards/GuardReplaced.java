// expect: violated assertion
// por: cross-check
// The lock is an object that one of the threads replaces.
public class GuardReplaced {
    static volatile Object lock = new Object();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            synchronized (lock) {
                count++;
            }
        });
        other.start();
        lock = new Object();
        synchronized (lock) {
            count++;
        }
        other.join();
        assert count == 2 : "lost update";
    }
}
