// expect: safe
// method: check(sym)
// timeout: 60
public class SmallLettersOfAnyLength {
    static void check(String text) {
        if (text == null) return;
        if (text.toLowerCase().equals("abc")) assert text.length() == 3;
    }
}
