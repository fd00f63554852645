// expect: violated deadlock
// por: cross-check
// wait gives back the inner lock only; the notifier needs the outer one first.
public class NestedMonitorLockout {
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
            synchronized (outer) {
                synchronized (inner) {
                    ready = true;
                    inner.notify();
                }
            }
        }).start();
    }
}
