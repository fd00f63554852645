// expect: violated assertion
// por: cross-check
// A guard with `if` where `while` is needed: both consumers wake for one item.
public class WaitIf {
    static int items;

    static synchronized void put() {
        items++;
        WaitIf.class.notifyAll();
    }

    static synchronized void take() {
        if (items == 0) {
            try {
                WaitIf.class.wait();
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
