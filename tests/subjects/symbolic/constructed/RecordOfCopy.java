// expect: safe
// method: check(sym#sym)
// keys: symbolic.array_length=2
// A copy cannot be changed.
public class RecordOfCopy {
    record Digits(int[] all) {
        Digits {
            if (all.length == 0 || all[0] < 0) throw new IllegalArgumentException();
            all = all.clone();
        }
    }

    static void check(Digits digits, int[] other) {
        if (digits == null || digits.all() == null) return;
        if (other == null || other.length == 0 || other == digits.all()) return;
        other[0] = -5;
        assert digits.all()[0] >= 0;
    }
}
