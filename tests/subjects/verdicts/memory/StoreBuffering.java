// expect: safe
// por: cross-check
// Under sequential consistency at least one of two threads sees the other's store.
public class StoreBuffering {
    static int x, y, r1, r2;

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            x = 1;
            r1 = y;
        });
        Thread b = new Thread(() -> {
            y = 1;
            r2 = x;
        });
        a.start();
        b.start();
        a.join();
        b.join();
        assert r1 == 1 || r2 == 1 : "neither store was seen";
    }
}
