// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// The buggy twin of RaceVolatilePublication: the assertion cannot fail in a sequentially consistent run, but the program
// has a data race.
public class RacePlainPublication {
    static int data;
    static boolean ready;

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
