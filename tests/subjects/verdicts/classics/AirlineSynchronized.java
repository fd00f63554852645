// expect: safe
// por: cross-check
// The correct twin of AirlineOversell.
public class AirlineSynchronized {
    static int free = 1;
    static volatile boolean soldByA, soldByB;

    static synchronized boolean sell() {
        if (free > 0) {
            free--;
            return true;
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> soldByA = sell());
        Thread b = new Thread(() -> soldByB = sell());
        a.start();
        b.start();
        a.join();
        b.join();
        assert soldByA ^ soldByB : "exactly one of them sells the ticket";
        assert free == 0;
    }
}
