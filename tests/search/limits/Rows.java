import java.lang.reflect.Array;

// Few instructions that each allocate much: rows of arrays, which nothing refers to while they are made, where the heap is
// nearly full; by reflection; one large array.
public class Rows {
    static Object last;

    public static void main(String[] arguments) {
        for (int length = 1_000_000;; length += 100_000)
            try {
                switch (arguments[0]) {
                    case "rows": last = new byte[length][1]; break;
                    case "reflected": last = Array.newInstance(byte.class, length, 1); break;
                    default: last = new long[10 * length];
                }
            } catch (OutOfMemoryError error) {
                length = 1_000_000;
            }
    }
}
