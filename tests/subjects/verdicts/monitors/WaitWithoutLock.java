// expect: violated uncaught java.lang.IllegalMonitorStateException
// por: cross-check
// wait needs the lock of the very object, not of another one.
public class WaitWithoutLock {
    public static void main(String[] args) throws InterruptedException {
        Object mine = new Object();
        Object other = new Object();
        synchronized (mine) {
            other.wait();
        }
    }
}
