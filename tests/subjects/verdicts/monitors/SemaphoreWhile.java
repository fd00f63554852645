// expect: safe
// The correct twin of SemaphoreIf.
public class SemaphoreWhile {
    static int permits = 1;

    static synchronized void acquire() throws InterruptedException {
        while (permits == 0) {
            SemaphoreWhile.class.wait();
        }
        permits--;
        assert permits >= 0 : "more permits given than there are";
    }

    static synchronized void release() {
        permits++;
        SemaphoreWhile.class.notify();
    }

    public static void main(String[] args) {
        Runnable use = () -> {
            try {
                acquire();
                release();
            } catch (InterruptedException e) {
                assert false;
            }
        };
        Thread[] threads = {new Thread(use), new Thread(use), new Thread(use)};
        for (Thread thread : threads) {
            thread.start();
        }
    }
}
