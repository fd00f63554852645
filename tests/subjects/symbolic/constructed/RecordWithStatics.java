// expect: safe
// method: check(sym)
// The class is initialized before its constructor is run.
public class RecordWithStatics {
    record Percent(int value) {
        private static final int MOST = Integer.parseInt("100");

        Percent {
            if (value < 0 || value > MOST) throw new IllegalArgumentException();
        }
    }

    static void check(Percent percent) {
        if (percent != null) assert percent.value() >= 0 && percent.value() <= 100;
    }
}
