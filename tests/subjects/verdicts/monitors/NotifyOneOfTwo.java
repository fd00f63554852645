// expect: violated deadlock
// por: cross-check
// Two wait for the same condition, one is notified.
public class NotifyOneOfTwo {
    static boolean ready;

    static synchronized void await() {
        try {
            while (!ready) {
                NotifyOneOfTwo.class.wait();
            }
        } catch (InterruptedException e) {
            assert false;
        }
    }

    static synchronized void open() {
        ready = true;
        NotifyOneOfTwo.class.notify();
    }

    public static void main(String[] args) {
        Thread a = new Thread(() -> await());
        Thread b = new Thread(() -> await());
        a.start();
        b.start();
        open();
    }
}
