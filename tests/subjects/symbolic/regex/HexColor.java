// expect: safe
// method: check(sym)
public class HexColor {
    static void check(String color) {
        if (color == null || color.length() > 8) return;
        if (color.matches("#([0-9a-f]{3}|[0-9a-f]{6})")) {
            assert color.length() == 4 || color.length() == 7;
            assert color.charAt(0) == '#';
            assert color.charAt(1) <= 'f';
        }
    }
}
