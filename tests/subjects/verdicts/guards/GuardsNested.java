// expect: safe
// por: cross-check
// Both hold the outer lock; the inner ones differ, and the first guess of what protects the counter is wrong.
public class GuardsNested {
    static final Object outer = new Object();
    static int count;

    static void increment(Object inner) {
        synchronized (outer) {
            synchronized (inner) {
                count++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Object left = new Object(), right = new Object();
        Thread other = new Thread(() -> increment(left));
        other.start();
        increment(right);
        other.join();
        assert count == 2;
    }
}
