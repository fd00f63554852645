// expect: violated assertion
// method: check(sym)
// witness: [{"constant": "EnumFieldsOne$Level.LOW"}]
// The fields of a constant are what its initializer has set.
public class EnumFieldsOne {
    enum Level {
        LOW(1),
        HIGH(2) {
            @Override
            int twice() {
                return 4;
            }
        };

        private final int value;
        private int copy;

        Level(int value) {
            this.value = value;
            copy = value;
        }

        int twice() {
            return value + copy;
        }
    }

    static void check(Level level) {
        if (level == null) return;
        assert level.value > 1 && level.twice() == 2 * level.value;
    }
}
