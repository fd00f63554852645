// expect: violated deadlock
// por: cross-check
// wait(0) has no time limit.
public class WaitForEver {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait(0);
        }
    }
}
