// expect: violated assertion
// por: cross-check
// The buggy twin of JoinOrders: nobody waits for the worker.
public class JoinMissing {
    static int value;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> value = 42);
        worker.start();
        assert value == 42 : "the worker has not written yet";
    }
}
