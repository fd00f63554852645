// expect: safe
// method: check(sym)
// keys: symbolic.min_int=5 symbolic.max_int=20 symbolic.max_int_r.other=9
// assumes: input-range
// What is assumed of inputs is assumed of what a constructor is called with.
public class ArgumentsInRange {
    record Both(int one, int other) {
        Both {
            if (one == other) throw new IllegalArgumentException();
            one *= 2;
        }
    }

    static void check(Both r) {
        if (r == null) return;
        assert r.one() >= 10 && r.one() <= 40;
        assert r.other() >= 5 && r.other() <= 9;
    }
}
