// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock
// The same, in one order: whoever has the first lock gets the second.
public class LiveSameOrder {
    static final java.util.concurrent.atomic.AtomicBoolean left = new java.util.concurrent.atomic.AtomicBoolean(),
        right = new java.util.concurrent.atomic.AtomicBoolean();

    static void both(java.util.concurrent.atomic.AtomicBoolean first, java.util.concurrent.atomic.AtomicBoolean second) {
        while (true) {
            if (!first.compareAndSet(false, true)) continue;
            if (second.compareAndSet(false, true)) break;
            first.set(false);
        }
        second.set(false);
        first.set(false);
    }

    public static void main(String[] args) {
        new Thread(() -> both(left, right)).start();
        both(left, right);
    }
}
