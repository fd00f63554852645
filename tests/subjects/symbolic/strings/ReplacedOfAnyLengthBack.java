// expect: violated assertion
// method: check(sym)
// witness: ["\u0416"]
// A char that was there before.
public class ReplacedOfAnyLengthBack {
    static void check(String text) {
        if (text == null) return;
        assert text.replace('a', '\u0416').replace('\u0416', 'a').equals(text);
    }
}
