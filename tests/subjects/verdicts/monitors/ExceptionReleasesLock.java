// expect: safe
// por: cross-check
// A monitor is left when an exception leaves the block or the method.
public class ExceptionReleasesLock {
    static int entered;

    static synchronized void fail() {
        entered++;
        throw new IllegalStateException();
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable attempt = () -> {
            try {
                fail();
                assert false;
            } catch (IllegalStateException expected) {
                assert !Thread.holdsLock(ExceptionReleasesLock.class);
            }
        };
        Thread a = new Thread(attempt);
        Thread b = new Thread(attempt);
        a.start();
        b.start();
        a.join();
        b.join();
        assert entered == 2;
    }
}
