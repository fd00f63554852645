// expect: safe
// method: check(sym)
// keys: symbolic.string_length=4
// What the exception says is what the method's own code says.
public class NumberMessage {
    static void check(String text) {
        if (text == null) return;
        try {
            Long.parseLong(text, 8);
        } catch (NumberFormatException e) {
            assert e.getMessage().equals("For input string: \"" + text + "\" under radix 8");
        }
        try {
            Byte.parseByte(text);
        } catch (NumberFormatException e) {
            assert e.getMessage().contains(text) || text.startsWith("+") || text.length() > 2;
        }
    }
}
