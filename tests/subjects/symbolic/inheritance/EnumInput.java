// expect: violated assertion
// method: check(sym#sym)
// witness: [{"constant": "EnumInput$Level.HIGH"}, 7]
// An input of an enum is null or one of its constants.
public class EnumInput {
    enum Level { LOW, MIDDLE, HIGH }

    static void check(Level level, int value) {
        if (level == null) return;
        switch (level) {
            case LOW: return;
            case MIDDLE: assert level.ordinal() == 1; return;
            default: assert value != 7;
        }
    }
}
