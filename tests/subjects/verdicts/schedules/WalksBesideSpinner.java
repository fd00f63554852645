// expect: violated deadlock
// keys: search.multiple_errors=true
// Large enough for walks to come in between; one that is alone with who never ends is over, too.
public class WalksBesideSpinner {
    static final Object first = new Object(), second = new Object();
    static volatile int one, other, third;

    static void work(int by) {
        for (int i = 0; i < 3; i++) {
            one += by;
            other -= by;
            third = one;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) Thread.yield();
        }).start();
        new Thread(() -> {
            work(1);
            synchronized (first) {
                synchronized (second) {
                    one = 0;
                }
            }
        }).start();
        work(2);
        synchronized (second) {
            synchronized (first) {
                one = 1;
            }
        }
    }
}
