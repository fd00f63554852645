// expect: violated assertion
// Two fields that belong together are written in two critical sections; a reader comes between them.
public class TwoStage20 {
    static final Object firstLock = new Object(), secondLock = new Object();
    static int first, second;

    static void write() {
        synchronized (firstLock) {
            first = 1;
        }
        synchronized (secondLock) {
            second = first + 1;
        }
    }

    static void read() {
        int seen;
        synchronized (firstLock) {
            if (first == 0) return;
            seen = first;
        }
        synchronized (secondLock) {
            assert second == seen + 1 : "the second stage is missing";
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 19; i++) new Thread(TwoStage20::write).start();
        new Thread(TwoStage20::read).start();
    }
}
