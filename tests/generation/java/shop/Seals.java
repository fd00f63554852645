package shop;

/** Small numbers that are drawn take each way; whether any take two of them at once is too hard for a solver. */
public class Seals {
    public static String colours(long x, long y) {
        String colours = "";
        if (x * x * x + y * y * y == 9) colours += "red";
        if (x * x * y + x * x * x * y * y == 2) colours += "blue";
        return colours;
    }
}
