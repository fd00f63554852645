package mocks;

/** p3: the result of a method is tested. */
public class ResultTested {
    public interface Plug {}

    public interface Meter {
        long reading();
    }

    public interface Wall {
        Plug plug();
    }

    public static long reading(Wall wall) {
        if (wall.plug() instanceof Meter) return 1;
        return 0;
    }

    public static long positive(Wall wall) {
        Plug plug = wall.plug();
        if (!(plug instanceof Meter)) return -1;
        long reading = ((Meter) plug).reading();
        return reading > 0 ? reading : 0;
    }
}
