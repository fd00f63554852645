// expect: safe
// method: check(sym)
public class NegativeOfAnyLength {
    static void check(String text) {
        if (text == null || !text.startsWith("-")) return;
        try {
            assert Long.parseLong(text) <= 0;
        } catch (NumberFormatException e) {
        }
    }
}
