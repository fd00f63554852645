// expect: violated deadlock
// por: cross-check
// A ring of three locks: no two threads alone can deadlock.
public class LockOrderThree {
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
        Thread[] threads = {new Thread(() -> both(a, b)), new Thread(() -> both(b, c)), new Thread(() -> both(c, a))};
        for (Thread thread : threads) {
            thread.start();
        }
    }
}
