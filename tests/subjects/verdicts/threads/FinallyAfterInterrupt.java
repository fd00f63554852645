// expect: safe
// por: cross-check
// The lock is held again when InterruptedException leaves wait, so the finally block is protected.
public class FinallyAfterInterrupt {
    static int inside;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException expected) {
                    inside++;
                    assert inside == 1;
                    inside--;
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        synchronized (lock) {
            inside++;
            assert inside == 1;
            inside--;
        }
    }
}
