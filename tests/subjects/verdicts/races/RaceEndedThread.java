// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// A thread that starts after another one has ended has nothing to do with it, although it may take its place.
public class RaceEndedThread {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> value = 1, "first").start();
        new Thread(() -> value = 2, "second").start();
    }
}
