// expect: unknown exactly
// method: put(sym)
// So is what Arrays.copyOf makes of it.
import java.util.Arrays;

public class CopyOfInput {
    static void put(Object[] given) {
        if (given == null || given.length != 1) return;
        Object[] copy = Arrays.copyOf(given, 1);
        copy[0] = 3;
    }
}
