// expect: violated deadlock
// A thread waits at an inner monitor and keeps the outer one, which whoever would wake it needs.
public class NestedMonitor {
    static final Object outer = new Object(), inner = new Object();
    static boolean isSet;

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (outer) {
                synchronized (inner) {
                    try {
                        while (!isSet) inner.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (outer) {
                synchronized (inner) {
                    isSet = true;
                    inner.notifyAll();
                }
            }
        }).start();
    }
}
