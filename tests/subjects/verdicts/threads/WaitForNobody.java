// expect: violated deadlock
// Waking up for no reason is no way out of a deadlock.
public class WaitForNobody {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait();
        }
    }
}
