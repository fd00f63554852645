// expect: safe
// method: check(sym)
// What every constructor assigns is in every object.
public class FinalFields {
    static class Limits {
        final int most;
        final long wide;
        final double half;
        final char letter;
        final String unit;
        final Object nothing;
        int now;

        Limits() {
            most = 1000;
            wide = 1L << 40;
            half = 0.5;
            letter = 'x';
            unit = "kg";
            nothing = null;
        }
    }

    static void check(Limits limits) {
        if (limits == null) return;
        assert limits.most == 1000 && limits.wide == 1L << 40 && limits.half == 0.5 && limits.letter == 'x';
        assert limits.unit.equals("kg") && limits.nothing == null;
        if (limits.now > limits.most) assert limits.now > 1000;
    }
}
