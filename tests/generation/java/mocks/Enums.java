package mocks;

/** A mock that returns constants of an enum. */
public class Enums {
    public enum Level { LOW, MIDDLE, HIGH }

    public interface Tank {
        Level level();
    }

    public static int refill(Tank tank) {
        Level level = tank.level();
        if (level == null) return -1;
        switch (level) {
            case LOW:
                return 10;
            case MIDDLE:
                return 5;
            default:
                return 0;
        }
    }
}
