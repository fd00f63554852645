// expect: violated assertion
// A hand-made semaphore that does not look again after its wait: a third thread can overtake.
public class SemaphoreIf {
    static int permits = 1;

    static synchronized void acquire() throws InterruptedException {
        if (permits == 0) {
            SemaphoreIf.class.wait();
        }
        permits--;
        assert permits >= 0 : "more permits given than there are";
    }

    static synchronized void release() {
        permits++;
        SemaphoreIf.class.notify();
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
