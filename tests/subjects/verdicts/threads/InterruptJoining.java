// expect: safe
// An interrupt ends a join; the thread that was waited for goes on.
public class InterruptJoining {
    static boolean interrupted;
    static volatile boolean release;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!release) {
            }
        });
        Thread joiner = new Thread(() -> {
            try {
                worker.join();
                assert false : "the worker cannot end before it is released";
            } catch (InterruptedException expected) {
                interrupted = true;
                release = true;
            }
        });
        worker.start();
        joiner.start();
        joiner.interrupt();
        joiner.join();
        worker.join();
        assert interrupted;
    }
}
