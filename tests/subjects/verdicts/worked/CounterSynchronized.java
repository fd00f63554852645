// expect: safe
// por: cross-check
// The correct twin of CounterRace.
public class CounterSynchronized {
    static int count;

    static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> increment());
        Thread b = new Thread(() -> increment());
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2 : "lost update";
    }
}
