// expect: safe
// method: check(sym)
// What initSymbolic says of a record is said of one that its constructor has made.
import gov.nasa.jpf.vm.Verify;

public class RecordInitialized {
    record Percent(int value, double share) {
        Percent {
            if (value < 0 || !(share >= 0)) throw new IllegalArgumentException();
        }

        Percent(int value) {
            this(value, -1);
        }

        void initSymbolic() {
            Verify.ignoreIf(value > 100);
        }
    }

    static void check(Percent percent) {
        if (percent == null) return;
        assert percent.value() >= 0 && percent.value() <= 100 && percent.share() >= 0;
    }
}
