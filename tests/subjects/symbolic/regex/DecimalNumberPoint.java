// expect: violated uncaught java.lang.NumberFormatException
// method: parse(sym)
// keys: symbolic.string_length=5
// witness: ["1.5"]
// The point was meant for decimals, and an int is parsed.
public class DecimalNumberPoint {
    static int parse(String text) {
        if (text == null || !text.matches("[0-9]{1,2}(\\.[0-9])?")) return -1;
        return Integer.parseInt(text);
    }
}
