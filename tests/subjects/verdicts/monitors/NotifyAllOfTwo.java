// expect: safe
// por: cross-check
// The correct twin of NotifyOneOfTwo.
public class NotifyAllOfTwo {
    static boolean ready;

    static synchronized void await() {
        try {
            while (!ready) {
                NotifyAllOfTwo.class.wait();
            }
        } catch (InterruptedException e) {
            assert false;
        }
    }

    static synchronized void open() {
        ready = true;
        NotifyAllOfTwo.class.notifyAll();
    }

    public static void main(String[] args) {
        Thread a = new Thread(() -> await());
        Thread b = new Thread(() -> await());
        a.start();
        b.start();
        open();
    }
}
