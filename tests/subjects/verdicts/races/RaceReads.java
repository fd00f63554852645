// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// Two reads are no race.
public class RaceReads {
    static int value = 7;

    public static void main(String[] args) {
        Runnable read = () -> {
            assert value == 7;
        };
        new Thread(read).start();
        new Thread(read).start();
    }
}
