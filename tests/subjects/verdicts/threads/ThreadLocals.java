// expect: safe
// Each thread has a value of its own.
public class ThreadLocals {
    static final ThreadLocal<int[]> COUNTER = ThreadLocal.withInitial(() -> new int[1]);

    static void countTwice() {
        COUNTER.get()[0]++;
        COUNTER.get()[0]++;
        assert COUNTER.get()[0] == 2 : "shared after all";
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> countTwice());
        Thread b = new Thread(() -> countTwice());
        a.start();
        b.start();
        a.join();
        b.join();
        assert COUNTER.get()[0] == 0;
    }
}
