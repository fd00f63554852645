// expect: safe
// method: check(sym)
// Static fields that are final, with objects that stay as they are.
import java.util.List;
import java.util.Map;

public class RecordOfAllowed {
    enum Unit { METER, FOOT }
    static final List<Integer> STEPS = List.of(1, 5, 10);
    static final Map<Integer, Unit> UNITS = Map.of(0, Unit.METER, 1, Unit.FOOT);
    static final Unit DEFAULT = Unit.METER;

    record Length(int steps, int unit) {
        Length {
            if (steps < 0 || steps >= STEPS.size()) throw new IllegalArgumentException();
            if (unit != 0 && UNITS.size() == 2 && DEFAULT == Unit.METER) throw new IllegalArgumentException();
        }
    }

    static void check(Length length) {
        if (length != null) assert length.steps() <= 2 && length.unit() == 0;
    }
}
