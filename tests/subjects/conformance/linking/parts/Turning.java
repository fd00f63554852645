package parts;

/** Becomes an interface. */
public class Turning {
    public String name() {
        return "class";
    }
}
