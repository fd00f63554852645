// Two threads take two locks in different orders: each of them first in both, and a deadlock.
public class TwoLocks {
    static final Object A = new Object(), B = new Object();

    public static void main(String[] arguments) {
        new Thread(() -> {
            synchronized (A) {
                synchronized (B) {}
            }
        }).start();
        new Thread(() -> {
            synchronized (B) {
                synchronized (A) {}
            }
        }).start();
    }
}
