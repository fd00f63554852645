// expect: safe
// keys: listener=.listener.PreciseRaceDetector
// The same ways to access an array, under a lock, of other elements, and after join.
import java.lang.reflect.Array;

public class RaceArrayWaysOrdered {
    public static void main(String[] args) throws Exception {
        int[] values = new int[4];
        char[] letters = {'a', 'b'};
        Thread thread = new Thread(() -> {
            synchronized (values) {
                System.arraycopy(values, 0, values, 1, 2);
                Array.setInt(values, 0, 1);
            }
            Array.setInt(values, 3, 1);
            letters[0] = 'c';
        });
        thread.start();
        synchronized (values) {
            System.arraycopy(values, 0, new int[3], 0, 3);
            values[1] = Array.getInt(values, 0);
        }
        String text = new String(letters, 1, 1);
        thread.join();
        int[] copy = values.clone();
        assert copy[3] == 1 && new String(letters).equals("cb");
    }
}
