package parts;

public class Versioned {
    public static String which() {
        return "base";
    }
}
