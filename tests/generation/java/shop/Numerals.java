package shop;

/** Numbers as Java reads them. */
public class Numerals {
    public static String kind(String text) {
        double value = Double.parseDouble(text);
        if (text.indexOf('p') > 0) return value == 8 ? "eight" : "binary";
        if (Double.isInfinite(value)) return text.length() < 8 ? "too large" : "infinity";
        if (value == 0 && text.length() > 5) return "too small";
        return "decimal";
    }

    public static String whole(String text) {
        int value = Integer.decode(text);
        if (value > 31 && text.charAt(0) == '#') return "color";
        return value == 15 && text.length() == 3 ? "octal" : "plain";
    }
}
