// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: element 0 of
public class RaceArrayClone {
    public static void main(String[] args) {
        Object[] values = new Object[1];
        new Thread(values::clone).start();
        values[0] = "a";
    }
}
