// expect: unknown
// reasons: constructor-of-statics
// method: check(sym#sym)
// The array is final, what it holds is not.
public class RecordCountsInArray {
    static final int[] MADE = {0};

    record Numbered(int value) {
        Numbered {
            MADE[0]++;
            if (MADE[0] > 1 && value == 5) throw new IllegalArgumentException();
        }
    }

    static void check(Numbered a, Numbered b) {
        if (a != null && b != null && a != b) assert a.value() != 5 || b.value() != 5;
    }
}
