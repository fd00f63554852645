// expect: violated assertion
// method: check(sym#sym)
// witness: [{"all": {"array": [1]}}, {"same": 2}]
// The array is changed behind the back of the record, which is there already.
public class RecordOfChangedLater {
    record Digits(int[] all) {
        Digits {
            if (all.length == 0 || all[0] < 0) throw new IllegalArgumentException();
        }
    }

    static void check(Digits digits, int[] other) {
        if (digits == null || digits.all() == null) return;
        if (other == null || other.length == 0) return;
        other[0] = -5;
        assert digits.all()[0] >= 0;
    }
}
