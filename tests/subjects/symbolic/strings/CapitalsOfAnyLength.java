// expect: safe
// method: check(sym)
// timeout: 60
public class CapitalsOfAnyLength {
    static void check(String text) {
        if (text == null) return;
        if (text.toUpperCase().equals("ABC")) assert text.length() == 3;
    }
}
