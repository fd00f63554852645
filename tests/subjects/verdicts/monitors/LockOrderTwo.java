// expect: violated deadlock
// deadlock-threads: one, two
// por: cross-check
// Two locks taken in opposite orders.
public class LockOrderTwo {
    public static void main(String[] args) {
        Object a = new Object();
        Object b = new Object();
        new Thread(() -> {
            synchronized (a) {
                synchronized (b) {
                }
            }
        }, "one").start();
        new Thread(() -> {
            synchronized (b) {
                synchronized (a) {
                }
            }
        }, "two").start();
    }
}
