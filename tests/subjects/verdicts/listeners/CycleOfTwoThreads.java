// expect: violated cycle
// keys: listener=gov.nasa.jpf.listener.EndlessLoopDetector
// Each of the two wakes the other, for ever.
public class CycleOfTwoThreads {
    static boolean first;

    static void play(boolean mine) {
        synchronized (CycleOfTwoThreads.class) {
            try {
                for (;;) {
                    while (first != mine) CycleOfTwoThreads.class.wait();
                    first = !mine;
                    CycleOfTwoThreads.class.notify();
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> play(true)).start();
        play(false);
    }
}
