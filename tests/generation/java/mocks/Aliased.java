package mocks;

/** Two parameters that may be one object. */
public class Aliased {
    public interface Left {}

    public interface Right {
        int right();
    }

    public static int same(Left left, Right right) {
        if (left == null || right == null) return 0;
        if ((Object) left == right) return 1;
        return left instanceof Right ? 2 : 3;
    }
}
