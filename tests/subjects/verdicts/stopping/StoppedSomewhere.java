// expect: violated assertion
// reasons: stopped-at-operation
// errors: 1
// message: 1
// A stopped thread gives up its monitors where it is: what they protect is half done.
public class StoppedSomewhere {
    static final Object lock = new Object();
    static volatile int first, second;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> {
            synchronized (lock) {
                first++;
                second++;
            }
        });
        writer.start();
        writer.stop();
        writer.join();
        synchronized (lock) {
            assert first == second : first;
        }
    }
}
