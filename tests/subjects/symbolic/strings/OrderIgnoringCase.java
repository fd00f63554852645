// expect: safe
// method: check(sym)
// timeout: 60
public class OrderIgnoringCase {
    static void check(String text) {
        if (text == null) return;
        int order = text.compareToIgnoreCase("abc");
        if (order == 0) assert text.length() == 3;
        if (order < 0) assert !text.startsWith("b");
    }
}
