// expect: unknown
// keys: listener=NoStateCycles
// reasons: not-seen-by-listener
// The loop ends when the other thread gets its turn, which a fair scheduler gives it: no error, and no proof either.
public class CycleOfWaiter {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        while (!done) Thread.yield();
    }
}
