// expect: safe
// method: check(sym#sym#sym)
// A set of the numbers 0 to 63 in a long.
public class Bitmap {
    static long with(long set, int number) {
        return set | 1L << number;
    }

    static long without(long set, int number) {
        return set & ~(1L << number);
    }

    static boolean contains(long set, int number) {
        return (set >>> number & 1) != 0;
    }

    static void check(long set, int number, int other) {
        if (number < 0 || number > 63 || other < 0 || other > 63) return;
        assert contains(with(set, number), number);
        assert !contains(without(set, number), number);
        if (number != other) assert contains(with(set, number), other) == contains(set, other);
    }
}
