// expect: safe
// method: check(sym)
public class ReplacedOfAnyLength {
    static void check(String text) {
        if (text == null) return;
        String replaced = text.replace('a', 'b');
        assert replaced.length() == text.length();
        if (replaced.equals("bbb")) assert text.length() == 3 && text.indexOf('c') < 0;
    }
}
