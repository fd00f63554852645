// expect: violated assertion
// por: cross-check
// Sleeping long is not waiting for somebody.
public class SleepIsNoOrder {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> value = 42);
        worker.start();
        Thread.sleep(60000);
        assert value == 42 : "the worker was slower";
    }
}
