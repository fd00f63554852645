// expect: safe
// method: check(sym)
public class ReversedOfAnyLength {
    static void check(String text) {
        if (text == null) return;
        if (new StringBuilder(text).reverse().toString().equals("abc")) assert text.equals("cba");
    }
}
