// expect: safe
// Independent reads of independent writes: under sequential consistency two readers agree on the order of two writes.
public class IndependentReads {
    static int x, y;
    static int a1, a2, b1, b2;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = {
            new Thread(() -> x = 1),
            new Thread(() -> y = 1),
            new Thread(() -> {
                a1 = x;
                a2 = y;
            }),
            new Thread(() -> {
                b1 = y;
                b2 = x;
            }),
        };
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert !(a1 == 1 && a2 == 0 && b1 == 1 && b2 == 0) : "the readers saw the writes in different orders";
    }
}
