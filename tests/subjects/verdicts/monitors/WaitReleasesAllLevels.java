// expect: safe
// por: cross-check
// wait gives the monitor back however often it was entered, and takes it back as often.
public class WaitReleasesAllLevels {
    static boolean ready, waiting;

    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                synchronized (lock) {
                    try {
                        while (!ready) {
                            waiting = true;
                            lock.wait();
                            waiting = false;
                        }
                    } catch (InterruptedException e) {
                        assert false;
                    }
                }
                assert Thread.holdsLock(lock) && !waiting;
            }
            assert !Thread.holdsLock(lock);
        }).start();
        synchronized (lock) {
            ready = true;
            lock.notify();
        }
    }
}
