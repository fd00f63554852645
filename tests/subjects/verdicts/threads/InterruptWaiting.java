// expect: safe
// keys: vm.spurious_wakeups=false
// por: cross-check
// An interrupt ends a wait, whether it comes before or during it.
public class InterruptWaiting {
    static boolean interrupted;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    assert false : "nobody notifies";
                } catch (InterruptedException expected) {
                    interrupted = true;
                    assert !Thread.currentThread().isInterrupted() : "the exception clears the status";
                }
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.join();
        assert interrupted;
    }
}
