// expect: violated assertion
// por: cross-check
// It is not so that both threads always see the other's store.
public class StoreBufferingBothSeen {
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
        assert r1 == 1 && r2 == 1 : "one store was not seen";
    }
}
