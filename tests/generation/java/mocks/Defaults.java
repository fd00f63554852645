package mocks;

/** Default methods: one is inherited, two that conflict are overridden. */
public class Defaults {
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
        if (left instanceof Right) return left.side() == 7 ? 7 : 3;
        return left.side();
    }
}
