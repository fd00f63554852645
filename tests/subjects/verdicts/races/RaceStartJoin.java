// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// start and join order what main does before and after.
public class RaceStartJoin {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        value = 1;
        Thread worker = new Thread(() -> value++);
        worker.start();
        worker.join();
        assert value == 2;
    }
}
