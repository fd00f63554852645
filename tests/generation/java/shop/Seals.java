package shop;

/** Small numbers that are drawn take each way. None take two of them at once, since both sums are the same: that is too hard for a solver. */
public class Seals {
    public static String colours(long x, long y) {
        long sum = x + y, same = (x ^ y) + 2 * (x & y);
        String colours = "";
        if (sum * sum % 1_000_003 == 9) colours += "red";
        if (same * same % 1_000_003 == 16) colours += "blue";
        return colours;
    }
}
