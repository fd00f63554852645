// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// Two elements of one array.
public class RaceArrayApart {
    public static void main(String[] args) {
        int[] values = new int[2];
        new Thread(() -> values[0] = 1).start();
        new Thread(() -> values[1] = 2).start();
    }
}
