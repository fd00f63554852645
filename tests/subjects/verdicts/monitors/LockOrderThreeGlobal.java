// expect: safe
// por: cross-check
// The correct twin of LockOrderThree: all take the locks in the order a, b, c.
public class LockOrderThreeGlobal {
    static void both(Object first, Object second) {
        synchronized (first) {
            synchronized (second) {
            }
        }
    }

    public static void main(String[] args) {
        Object a = new Object();
        Object b = new Object();
        Object c = new Object();
        Thread[] threads = {new Thread(() -> both(a, b)), new Thread(() -> both(b, c)), new Thread(() -> both(a, c))};
        for (Thread thread : threads) {
            thread.start();
        }
    }
}
