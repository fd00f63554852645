package mocks;

/** A cast that fails is caught. */
public class Caught {
    public interface Key {}

    public interface Door {
        boolean open();
    }

    public static int open(Key key) {
        try {
            Door door = (Door) key;
            if (door == null) return 0;
            return door.open() ? 1 : 2;
        } catch (ClassCastException e) {
            if (key instanceof Runnable) return 3;
            return 4;
        }
    }
}
