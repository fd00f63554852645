// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// Who has seen by isAlive or getState that a thread has ended comes after all that it did.
public class RacePolledEnd {
    static int first, second;

    public static void main(String[] args) {
        Thread a = new Thread(() -> first = 1), b = new Thread(() -> second = 2);
        a.start();
        b.start();
        while (a.isAlive()) Thread.yield();
        assert first == 1;
        while (b.getState() != Thread.State.TERMINATED) Thread.yield();
        assert second == 2;
    }
}
