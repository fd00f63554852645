// expect: safe
// por: cross-check
// A timed wait that nobody notifies is no deadlock.
public class TimedWaitNobodyNotifies {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait(10);
        }
    }
}
