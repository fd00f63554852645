package shop;

/** Constants that tests call by their names. */
public class Lamp {
    public static final String MODE = "turbo-x";
    static final double GOLDEN = 1.618033988749895;
    public static final long YEAR = 31_556_952L;
    private static final int SECRET = 48_611;

    private int glow;

    public Lamp() {}

    public int getGlow() {
        return glow;
    }

    public static boolean isTurbo(String mode) {
        if (!MODE.equals(mode)) return false;
        return true;
    }

    public static boolean isGolden(double ratio) {
        return ratio == GOLDEN;
    }

    public static boolean isYear(long seconds) {
        return seconds == YEAR;
    }

    public static boolean isSecret(int number) {
        return number == SECRET;
    }
}
