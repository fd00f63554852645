package parts;

public interface Contract {
    String old();

    default String optional() {
        return "optional";
    }

    static String util() {
        return "util";
    }
}
