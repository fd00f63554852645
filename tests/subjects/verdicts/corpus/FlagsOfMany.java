// expect: violated assertion
// Eight threads set a flag each in turn and read the next one's twice: only a switch between the two readings of
// one shows two values.
public class FlagsOfMany {
    static final int THREADS = 8;
    static final java.util.concurrent.atomic.AtomicIntegerArray flags =
        new java.util.concurrent.atomic.AtomicIntegerArray(THREADS);

    static void work(int me) {
        int other = (me + 1) % THREADS;
        flags.set(me, 1);
        int first = flags.get(other);
        int second = flags.get(other);
        flags.set(me, 2);
        assert me != THREADS - 1 || first == second : "seen to change";
    }

    public static void main(String[] args) {
        for (int i = 0; i < THREADS; i++) {
            int me = i;
            new Thread(() -> work(me)).start();
        }
    }
}
