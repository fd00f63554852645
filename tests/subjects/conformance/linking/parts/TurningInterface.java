package parts;

/** Becomes a class. */
public interface TurningInterface {
    String name();
}
