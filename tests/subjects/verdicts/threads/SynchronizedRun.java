// expect: safe
// por: cross-check
// Thread.run is synchronized, and somebody else holds the lock when the thread begins.
public class SynchronizedRun extends Thread {
    static int runs;

    @Override
    public synchronized void run() {
        runs++;
    }

    public static void main(String[] args) throws InterruptedException {
        SynchronizedRun t = new SynchronizedRun();
        synchronized (t) {
            t.start();
            assert runs == 0;
        }
        t.join();
        assert runs == 1;
    }
}
