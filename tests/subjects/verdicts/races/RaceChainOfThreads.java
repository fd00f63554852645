// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// Each thread is joined before the next one starts, which takes its place.
public class RaceChainOfThreads {
    static int value;

    public static void main(String[] args) throws InterruptedException {
        for (int i = 0; i < 4; i++) {
            Thread worker = new Thread(() -> value++);
            worker.start();
            worker.join();
        }
        assert value == 4;
    }
}
