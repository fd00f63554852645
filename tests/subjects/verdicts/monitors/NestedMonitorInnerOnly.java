// expect: safe
// por: cross-check
// The correct twin of NestedMonitorLockout: the notifier needs the inner lock only.
public class NestedMonitorInnerOnly {
    static boolean ready;

    public static void main(String[] args) {
        Object outer = new Object();
        Object inner = new Object();
        new Thread(() -> {
            synchronized (outer) {
                synchronized (inner) {
                    try {
                        while (!ready) {
                            inner.wait();
                        }
                    } catch (InterruptedException e) {
                        assert false;
                    }
                }
            }
        }).start();
        new Thread(() -> {
            synchronized (inner) {
                ready = true;
                inner.notify();
            }
        }).start();
    }
}
