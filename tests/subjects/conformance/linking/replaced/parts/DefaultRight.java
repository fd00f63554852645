package parts;

public interface DefaultRight {
    default String both() {
        return "right";
    }
}
