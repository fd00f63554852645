// expect: safe
// method: check(sym)
// keys: symbolic.string_length=3
// Numbers, signs and blanks; what the tokens hold is what the text holds without blanks.
public class Tokenizer {
    private final String text;
    private int position;

    Tokenizer(String text) {
        this.text = text;
    }

    String next() {
        while (position < text.length() && text.charAt(position) == ' ') position++;
        if (position == text.length()) return null;
        int begin = position++;
        if (isDigit(text.charAt(begin))) {
            while (position < text.length() && isDigit(text.charAt(position))) position++;
        }
        return text.substring(begin, position);
    }

    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    static void check(String text) {
        if (text == null) return;
        int blanks = 0;
        for (int i = 0; i < text.length(); i++) if (text.charAt(i) == ' ') blanks++;
        Tokenizer tokenizer = new Tokenizer(text);
        int chars = 0;
        for (String token = tokenizer.next(); token != null; token = tokenizer.next()) {
            assert !token.isEmpty();
            chars += token.length();
        }
        assert chars == text.length() - blanks;
    }
}
