package parts;

public interface Contract {
    String old();

    String added();

    default String optional() {
        return "calls " + added();
    }
}
