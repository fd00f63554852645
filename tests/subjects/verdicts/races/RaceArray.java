// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// One element of an array.
public class RaceArray {
    public static void main(String[] args) {
        int[] values = new int[2];
        new Thread(() -> values[1] = 1).start();
        new Thread(() -> values[1] = 2).start();
    }
}
