// expect: safe
// method: check(sym#sym)
// There is no constant but those that are declared, in fields of inputs and in arrays either.
import java.util.Arrays;

public class EnumInputChecked {
    enum Level {
        LOW(1), MIDDLE(5) {
            @Override
            int weight() {
                return 6;
            }
        }, HIGH(10);

        final int weight;

        Level(int weight) {
            this.weight = weight;
        }

        int weight() {
            return weight;
        }
    }

    static class Task {
        Level level;
    }

    static void check(Task task, Level other) {
        if (task == null || task.level == null || other == null) return;
        assert Arrays.asList(Level.values()).contains(task.level);
        int sum = task.level.weight() + other.weight();
        assert sum >= 2 && sum <= 20 && sum != 10;
        assert (task.level == other) == (task.level.ordinal() == other.ordinal());
    }
}
