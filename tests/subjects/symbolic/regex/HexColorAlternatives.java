// expect: violated assertion
// method: check(sym)
// witness: ["abcdef"]
// The alternatives reach further than was meant: the # belongs to the first one only.
public class HexColorAlternatives {
    static void check(String color) {
        if (color == null) return;
        if (color.matches("#[0-9a-f]{3}|[0-9a-f]{6}")) assert color.startsWith("#") : color;
    }
}
