// Prints nothing but "OUT late" besides a deadlock: the wait may time out before the other thread takes the monitor for ever.
public class BlockedTimedWait {
    static final Object lock = new Object(), never = new Object();

    public static void main(String[] args) throws Exception {
        Thread.currentThread().setName("waiting");
        Thread other = new Thread(() -> {
            synchronized (lock) {
                synchronized (never) {
                    try {
                        never.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
            }
        });
        other.setDaemon(true);
        synchronized (lock) {
            other.start();
            lock.wait(5);
            System.out.println("OUT late");
        }
    }
}
