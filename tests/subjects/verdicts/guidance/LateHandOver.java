// Three workers count on and on in places of their own, and main hands over, which another thread has to see at one moment of
// many. The target is in the method of a thread that is not there yet where the search begins.
public class LateHandOver {
    static final Object lock = new Object();
    static int[] counts = new int[3];
    static int stage;

    static void count(int which) {
        for (int i = 0; i < 6; i++) {
            synchronized (lock) {
                counts[which] += i + which;
            }
        }
    }

    static int stage() {
        synchronized (lock) {
            return stage;
        }
    }

    static void next() {
        synchronized (lock) {
            stage++;
        }
    }

    static void look() {
        if (stage() != 1) return;
        if (stage() != 2) return;
        if (stage() != 3) return;
        if (stage() != 4) return;
        if (stage() == 5)
            throw new IllegalStateException("handed over");
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            int which = i;
            new Thread(() -> count(which)).start();
        }
        new Thread(LateHandOver::look).start();
        for (int i = 0; i < 5; i++) next();
    }
}
