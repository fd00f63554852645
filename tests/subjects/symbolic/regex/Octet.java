// expect: safe
// method: check(sym)
public class Octet {
    static void check(String text) {
        if (text == null || text.isEmpty() || text.length() > 3) return;
        if (!text.matches("25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9]")) return;
        int value = 0;
        for (int i = 0; i < text.length(); i++) value = value * 10 + (text.charAt(i) - '0');
        assert value >= 0 && value <= 255;
        assert text.length() == 1 || text.charAt(0) != '0';
    }
}
