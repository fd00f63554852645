// expect: safe
// assumes: nothing
public class WaitInLoopForNoReason {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread other = new Thread(() -> {
            synchronized (lock) {
                ready = true;
                lock.notify();
            }
        });
        synchronized (lock) {
            other.start();
            while (!ready) lock.wait();
            assert ready;
        }
    }
}
