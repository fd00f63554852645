// expect: safe
// method: check(sym#sym)
// keys: symbolic.string_length=3
public class Caesar {
    static String shift(String text, int by) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') c = (char) ('a' + (c - 'a' + by + 26) % 26);
            result.append(c);
        }
        return result.toString();
    }

    static void check(String text, int by) {
        if (text == null || by < 0 || by > 25) return;
        String secret = shift(text, by);
        assert secret.length() == text.length();
        assert shift(secret, -by).equals(text);
    }
}
