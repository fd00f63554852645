// expect: violated assertion
// por: cross-check
// Lazy initialization without a lock: two instances.
public class LazyInitRace {
    static Object instance;
    static Object seenByA, seenByB;

    static Object get() {
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
