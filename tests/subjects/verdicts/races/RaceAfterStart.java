// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// The buggy twin of RaceStartJoin.
public class RaceAfterStart {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> value = 1);
        worker.start();
        value = 2;
        worker.join();
    }
}
