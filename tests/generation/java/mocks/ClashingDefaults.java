package mocks;

/** Two interfaces with the same default method. */
public class ClashingDefaults {
    public interface Left {
        default int side() {
            return 1;
        }
    }

    public interface Right {
        default int side() {
            return 2;
        }
    }

    public static int side(Left left) {
        if (left instanceof Right) return left.side() == 7 ? 7 : 0;
        return left.side() == 1 ? 1 : 2;
    }
}
