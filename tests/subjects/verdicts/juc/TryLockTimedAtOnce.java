// expect: violated assertion
// Who tries for a second gets the lock when it is given back, for which no time has to pass.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockTimedAtOnce {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        new Thread(() -> {
            boolean wasHeld = lock.isLocked();
            long start = System.nanoTime();
            try {
                if (!lock.tryLock(1, TimeUnit.SECONDS)) return;
            } catch (InterruptedException interrupted) {
                throw new AssertionError(interrupted);
            }
            boolean isLong = System.nanoTime() - start >= 1_000_000_000L;
            lock.unlock();
            assert isLong || !wasHeld || !hasWaited;
        }).start();
        while (!hasLooked(lock)) Thread.yield();
        hasWaited = true;
        lock.unlock();
    }

    static volatile boolean hasWaited;

    static boolean hasLooked(ReentrantLock lock) {
        for (Thread thread : threads()) if (thread.getState() == Thread.State.TIMED_WAITING) return true;
        return false;
    }

    static Thread[] threads() {
        Thread[] all = new Thread[4];
        int count = Thread.enumerate(all);
        return java.util.Arrays.copyOf(all, count);
    }
}
