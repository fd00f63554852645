// expect: safe
// method: check(sym)
public class GreetingAnyChar {
    static void check(String text) {
        if (text == null || text.length() != 7) return;
        if (text.startsWith("hello")) assert text.matches("hello[\\s\\S]*");
        if (text.matches("[a-g]+")) assert !text.startsWith("hello");
    }
}
