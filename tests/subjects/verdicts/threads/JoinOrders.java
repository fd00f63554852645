// expect: safe
// por: cross-check
// What a thread wrote is there after join.
public class JoinOrders {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> value = 42);
        worker.start();
        worker.join();
        assert value == 42;
        assert !worker.isAlive();
    }
}
