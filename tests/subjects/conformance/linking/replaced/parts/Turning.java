package parts;

public interface Turning {
    default String name() {
        return "interface";
    }
}
