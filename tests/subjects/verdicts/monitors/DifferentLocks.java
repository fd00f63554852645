// expect: violated assertion
// por: cross-check
// One field, two locks: an instance method and a static method do not exclude each other.
public class DifferentLocks {
    static int value;

    static synchronized void incrementUnderClass() {
        value++;
    }

    synchronized void incrementUnderThis() {
        value++;
    }

    public static void main(String[] args) throws InterruptedException {
        DifferentLocks object = new DifferentLocks();
        Thread a = new Thread(() -> incrementUnderClass());
        Thread b = new Thread(() -> object.incrementUnderThis());
        a.start();
        b.start();
        a.join();
        b.join();
        assert value == 2 : "lost update";
    }
}
