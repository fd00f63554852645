// expect: unknown
// reasons: stopped-at-operation
// keys: vm.spurious_wakeups=false
// output: died with the monitor true
// output-times: 0 went on
// One that waits is woken, and dies when it has returned from there: with its monitor.
public class StoppedWaiting {
    static final Object lock = new Object();

    interface Pause {
        void run() throws InterruptedException;
    }

    static void stopIn(Pause pause) throws InterruptedException {
        boolean[] isThere = new boolean[1];
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                isThere[0] = true;
                try {
                    pause.run();
                    System.out.println("went on");
                } catch (ThreadDeath death) {
                    System.out.println("died with the monitor " + Thread.holdsLock(lock));
                } catch (InterruptedException e) {
                    System.out.println("went on");
                }
            }
        });
        thread.start();
        boolean isWaiting;
        synchronized (lock) {
            isWaiting = isThere[0];
            if (isWaiting) stop(thread);
        }
        if (!isWaiting) Runtime.getRuntime().halt(0);
        thread.join();
    }

    @SuppressWarnings("removal")
    static void stop(Thread thread) {
        thread.stop();
    }

    public static void main(String[] args) throws InterruptedException {
        stopIn(lock::wait);
    }
}
