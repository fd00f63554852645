// expect: violated deadlock
// The first thread to come takes a second lock for both; what guards that is given back too early.
public class CarterLocks {
    static final Object first = new Object(), second = new Object();
    static int a, b;

    static void enter(boolean isA) {
        synchronized (first) {
            if (isA) a++;
            else b++;
        }
        if (isA && a == 1) {
            synchronized (second) {
                synchronized (first) {
                    a--;
                }
            }
        } else {
            synchronized (first) {
                synchronized (second) {
                    b--;
                }
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> enter(true)).start();
        new Thread(() -> enter(false)).start();
        for (int i = 0; i < 2; i++) new Thread(() -> Thread.yield()).start();
    }
}
