package mocks;

/** No class implements both interfaces: one way of the second question cannot be gone. */
public class Clashing {
    public interface Number {
        int value();
    }

    public interface Text {
        String value();
    }

    public static int both(Number number) {
        if (number instanceof Text) return 2;
        return 1;
    }
}
