// expect: violated deadlock
// por: cross-check
// Two threads that wait for each other's end.
public class JoinEachOther {
    static Thread a, b;

    static void await(Thread other) {
        try {
            other.join();
        } catch (InterruptedException e) {
            assert false;
        }
    }

    public static void main(String[] args) {
        a = new Thread(() -> await(b));
        b = new Thread(() -> await(a));
        a.start();
        b.start();
    }
}
