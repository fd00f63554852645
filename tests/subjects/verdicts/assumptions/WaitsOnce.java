// expect: safe
// keys: vm.spurious_wakeups=false
// assumes: no-spurious-wake-up
public class WaitsOnce {
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
            lock.wait();
            assert ready;
        }
    }
}
