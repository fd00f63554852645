// expect: safe
// por: cross-check
// The correct twin of LazyInitRace.
public class LazyInitSynchronized {
    static Object instance;
    static Object seenByA, seenByB;

    static synchronized Object get() {
        if (instance == null) {
            instance = new Object();
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> seenByA = get());
        Thread b = new Thread(() -> seenByB = get());
        a.start();
        b.start();
        a.join();
        b.join();
        assert seenByA == seenByB : "two instances";
    }
}
