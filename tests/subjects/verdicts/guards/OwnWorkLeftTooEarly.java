// expect: violated assertion
// por: cross-check
// The second thread does not wait for the end of the first, though it may come after it.
public class OwnWorkLeftTooEarly {
    static int sum;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            sum += 1;
            sum += 2;
        });
        Thread second = new Thread(() -> {
            Thread.yield();
            assert sum != 1 : "half of it";
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
