// expect: unknown
// reasons: stopped-at-operation
// output: nothing 0 false
// output: all 2 true
// output: half 1 true
// A thread ends by ThreadDeath, which is no error, at any of its operations; its finally blocks are run.
public class StoppedThread {
    static volatile int count;
    static volatile boolean isCleaned;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new Thread(() -> {
            try {
                count++;
                count++;
            } catch (ThreadDeath death) {
                if (death.getMessage() != null) throw new AssertionError();
                throw death;
            } finally {
                isCleaned = true;
            }
        });
        thread.start();
        thread.stop();
        thread.join();
        if (isCleaned || count == 0)
            System.out.println((count == 0 ? "nothing " : count == 1 ? "half " : "all ") + count + " " + isCleaned);
    }
}
