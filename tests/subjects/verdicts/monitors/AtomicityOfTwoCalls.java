// expect: violated assertion
// por: cross-check
// Each access is synchronized, the pair of them is not.
public class AtomicityOfTwoCalls {
    static int value;

    static synchronized int get() {
        return value;
    }

    static synchronized void set(int newValue) {
        value = newValue;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> set(get() + 1));
        Thread b = new Thread(() -> set(get() + 1));
        a.start();
        b.start();
        a.join();
        b.join();
        assert value == 2 : "lost update";
    }
}
