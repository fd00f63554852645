// expect: safe
// por: cross-check
// sleep keeps the monitors that the thread has.
public class SleepHoldsLock {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                value++;
            }
        });
        other.start();
        synchronized (lock) {
            int before = value;
            Thread.sleep(10);
            assert value == before : "somebody came in while the lock was held";
        }
    }
}
