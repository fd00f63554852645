// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// That one thread has ended says nothing of another one, though that has ended before it: the two do not know.
public class RacePolledOther {
    static int value;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> value = 1);
        Thread other = new Thread(() -> {
        });
        writer.start();
        other.start();
        while (other.isAlive()) Thread.yield();
        System.out.println(value);
    }
}
