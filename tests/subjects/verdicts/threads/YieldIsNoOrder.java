// expect: violated assertion
// por: cross-check
// yield promises nothing.
public class YieldIsNoOrder {
    static int value;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> value = 42);
        worker.start();
        Thread.yield();
        assert value == 42 : "the worker has not written yet";
    }
}
