// expect: unknown
// reasons: constructed-late
// method: check(sym#sym)
// jvm-errors: java.lang.AssertionError
// The record was made before the array was changed, and is used behind that: as its constructor runs then, it
// refuses the array that is an element of both.
public class RecordOfChanged {
    record Digits(int[] all) {
        Digits {
            if (all.length == 0 || all[0] < 0) throw new IllegalArgumentException();
        }
    }

    static void check(Digits digits, int[] other) {
        if (other == null || other.length == 0) return;
        other[0] = -5;
        if (digits != null) assert digits.all()[0] >= 0;
    }
}
