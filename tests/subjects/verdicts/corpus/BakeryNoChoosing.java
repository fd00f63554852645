// expect: violated assertion
// Lamport's bakery without the flag that says that a number is being drawn.
public class BakeryNoChoosing {
    static final java.util.concurrent.atomic.AtomicIntegerArray number = new java.util.concurrent.atomic.AtomicIntegerArray(2);
    static int inside;

    static void customer(int me) {
        int other = 1 - me;
        number.set(me, number.get(other) + 1);
        while (number.get(other) != 0
               && (number.get(other) < number.get(me) || number.get(other) == number.get(me) && other < me)) Thread.yield();
        inside++;
        assert inside == 1 : "both are served";
        inside--;
        number.set(me, 0);
    }

    public static void main(String[] args) {
        new Thread(() -> customer(0)).start();
        new Thread(() -> customer(1)).start();
    }
}
