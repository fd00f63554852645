// expect: safe
// method: check(sym)
// keys: symbolic.string_length=4
// Sums of one-digit numbers and parentheses, by recursive descent; what cannot be read is a SyntaxError, nothing else.
public class ArithmeticParser {
    static class SyntaxError extends RuntimeException {}

    private final String text;
    private int position;

    ArithmeticParser(String text) {
        this.text = text;
    }

    private char peek() {
        return position < text.length() ? text.charAt(position) : '\0';
    }

    private int sum() {
        int value = primary();
        while (peek() == '+') {
            position++;
            value += primary();
        }
        return value;
    }

    private int primary() {
        char c = peek();
        position++;
        if (c >= '0' && c <= '9') return c - '0';
        if (c != '(') throw new SyntaxError();
        int value = sum();
        if (peek() != ')') throw new SyntaxError();
        position++;
        return value;
    }

    static void check(String text) {
        if (text == null) return;
        try {
            ArithmeticParser parser = new ArithmeticParser(text);
            int value = parser.sum();
            if (parser.position < text.length()) return;
            assert value >= 0 && value <= 18;
            if (text.length() == 1) assert value == text.charAt(0) - '0';
        } catch (SyntaxError e) {
            assert !text.equals("1+1") && !text.equals("(5)");
        }
    }
}
