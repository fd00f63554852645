// expect: safe
// A thread that is stopped before it is started ends at once; one that has ended is left alone.
public class StoppedUnstarted {
    static volatile boolean hasRun;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> hasRun = true);
        thread.stop();
        thread.start();
        thread.join();
        assert !hasRun && !thread.isAlive();
        Thread ended = new Thread(() -> {});
        ended.start();
        ended.join();
        ended.stop();
        ended.suspend();
        ended.resume();
        try {
            Thread.currentThread().stop();
            assert false;
        } catch (ThreadDeath death) {
            hasRun = true;
        }
        assert hasRun;
    }
}
