// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: element 2 of
// What is copied is read.
public class RaceArrayCopy {
    public static void main(String[] args) {
        int[] values = new int[3];
        new Thread(() -> System.arraycopy(values, 1, new int[2], 0, 2)).start();
        values[0] = 1;
        values[2] = 1;
    }
}
