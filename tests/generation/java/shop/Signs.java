package shop;

/** Looks for a file that the class path need not have. */
public class Signs {
    public static String sign(int number) {
        if (Signs.class.getResource("/sign" + (number == 12 ? "12" : "")) != null) return "there";
        return number == 4711 ? "none like it" : "none";
    }
}
