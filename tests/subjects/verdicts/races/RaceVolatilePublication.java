// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// A volatile flag orders the plain field before it.
public class RaceVolatilePublication {
    static int data;
    static volatile boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 42;
            ready = true;
        }).start();
        if (ready) {
            assert data == 42;
        }
    }
}
