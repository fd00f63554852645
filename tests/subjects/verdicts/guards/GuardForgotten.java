// expect: violated assertion
// por: cross-check
// One thread holds the lock, the other one forgets it, after many accesses that did not.
public class GuardForgotten {
    static final Object lock = new Object();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 2; i++)
                synchronized (lock) {
                    count++;
                }
            count++;
        });
        other.start();
        for (int i = 0; i < 2; i++)
            synchronized (lock) {
                count++;
            }
        other.join();
        assert count == 5 : "lost update";
    }
}
