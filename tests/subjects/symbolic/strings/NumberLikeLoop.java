// expect: safe
// method: check(sym#sym)
// keys: symbolic.string_length=3
// What Integer.parseInt and Long.parseLong say of a text is what a loop says, in three radixes, with digits of all scripts.
public class NumberLikeLoop {
    static final int NO_NUMBER = Integer.MIN_VALUE;

    static int parsed(String text, int radix) {
        if (text.isEmpty()) return NO_NUMBER;
        int from = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        if (from == text.length()) return NO_NUMBER;
        int value = 0;
        for (int i = from; i < text.length(); i++) {
            int digit = Character.digit(text.charAt(i), radix);
            if (digit < 0) return NO_NUMBER;
            value = value * radix + digit;
        }
        return text.charAt(0) == '-' ? -value : value;
    }

    static void check(String text, int kind) {
        if (text == null) return;
        int radix = kind == 0 ? 2 : kind == 1 ? 16 : 10;
        int expected = parsed(text, radix);
        try {
            assert Integer.parseInt(text, radix) == expected;
            assert Long.parseLong(text, radix) == expected;
        } catch (NumberFormatException e) {
            assert expected == NO_NUMBER;
        }
    }
}
