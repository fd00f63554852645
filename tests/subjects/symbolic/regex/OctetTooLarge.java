// expect: violated assertion
// method: check(sym)
// witness: ["299"]
public class OctetTooLarge {
    static void check(String text) {
        if (text == null || text.isEmpty() || text.length() > 3) return;
        if (!text.matches("[12]?[0-9]?[0-9]")) return;
        int value = 0;
        for (int i = 0; i < text.length(); i++) value = value * 10 + (text.charAt(i) - '0');
        assert value <= 255 : value;
    }
}
