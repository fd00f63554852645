package parts;

public interface DefaultLeft {
    default String both() {
        return "left";
    }
}
