// expect: violated deadlock
// por: cross-check
// The buggy twin of DaemonWaits.
public class NoDaemonWaits {
    public static void main(String[] args) {
        Object lock = new Object();
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    assert false;
                }
            }
        });
        thread.start();
    }
}
