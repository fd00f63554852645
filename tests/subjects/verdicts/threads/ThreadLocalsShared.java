// expect: violated assertion
// The buggy twin of ThreadLocals: the initial value is one object for all.
public class ThreadLocalsShared {
    static final int[] SHARED = new int[1];
    static final ThreadLocal<int[]> COUNTER = ThreadLocal.withInitial(() -> SHARED);

    static void countTwice() {
        COUNTER.get()[0]++;
        COUNTER.get()[0]++;
        assert COUNTER.get()[0] == 2 : "shared after all";
    }

    public static void main(String[] args) {
        Thread a = new Thread(() -> countTwice());
        Thread b = new Thread(() -> countTwice());
        a.start();
        b.start();
    }
}
