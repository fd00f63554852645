// expect: safe
// por: cross-check
// The correct twin of WaitIf.
public class WaitWhile {
    static int items;

    static synchronized void put() {
        items++;
        WaitWhile.class.notifyAll();
    }

    static synchronized void take() {
        while (items == 0) {
            try {
                WaitWhile.class.wait();
            } catch (InterruptedException e) {
                assert false;
            }
        }
        items--;
        assert items >= 0 : "took an item that was not there";
    }

    public static void main(String[] args) {
        Thread a = new Thread(() -> take());
        Thread b = new Thread(() -> take());
        a.start();
        b.start();
        put();
        put();
    }
}
