// expect: violated uncaught java.lang.IllegalMonitorStateException
// por: cross-check
// notify needs the lock.
public class NotifyWithoutLock {
    public static void main(String[] args) {
        new Object().notify();
    }
}
