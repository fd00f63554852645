// expect: violated assertion
// method: check(sym#sym#sym)
// witness: [0, 40, 8]
// 1 << number is an int: number 40 is number 8.
public class BitmapOfInts {
    static void check(long set, int number, int other) {
        if (number < 0 || number > 63 || other < 0 || other > 63 || number == other) return;
        long after = set | 1 << number;
        assert (after >>> other & 1) == (set >>> other & 1);
    }
}
