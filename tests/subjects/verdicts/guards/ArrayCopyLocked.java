// expect: safe
// por: cross-check
// states-at-most: 60
// A copy under the lock that protects both arrays is one step to everybody.
public class ArrayCopyLocked {
    static final Object lock = new Object();
    static final int[] from = {0, 0}, to = {0, 0};

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            synchronized (lock) {
                from[0] = 1;
                from[1] = 1;
            }
        });
        writer.start();
        synchronized (lock) {
            System.arraycopy(from, 0, to, 0, 2);
        }
        writer.join();
        assert to[0] == to[1];
    }
}
