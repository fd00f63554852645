// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// Two locks, taken in two orders by tries: who does not get the second one gives the first one back, and tries again.
public class LiveBackOff {
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
        both(right, left);
    }
}
