import java.lang.reflect.Array;

// Rows of arrays, which nothing refers to while they are made, where the heap is nearly full.
public class Rows {
    public static void main(String[] arguments) {
        for (int length = 1_000_000;; length += 100_000)
            try {
                Object rows = new int[length][1];
                Object reflected = Array.newInstance(int.class, length, 1);
                if (rows.equals(reflected)) return;
            } catch (OutOfMemoryError error) {
                length = 1_000_000;
            }
    }
}
