// expect: violated assertion
// por: cross-check
// Both threads hold a lock, but not the same one.
public class GuardsDiffer {
    static final Object left = new Object(), right = new Object();
    static final int[] count = {0};

    static void increment(Object lock) {
        synchronized (lock) {
            count[0]++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> increment(left));
        other.start();
        increment(right);
        other.join();
        assert count[0] == 2 : "lost update";
    }
}
