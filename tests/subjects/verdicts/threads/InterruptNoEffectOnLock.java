// expect: violated deadlock
// por: cross-check
// A thread that waits to enter a monitor is not woken by an interrupt.
public class InterruptNoEffectOnLock {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            Thread blocked = new Thread(() -> {
                synchronized (lock) {
                }
            });
            blocked.start();
            blocked.interrupt();
            blocked.join(); // holds what the other one needs
        }
    }
}
