// expect: violated assertion
// method: check(sym)
// witness: ["\ud83d\ude00"]
// One code point of two chars.
public class NotAnA {
    static void check(String text) {
        if (text == null) return;
        if (text.matches("[^a]")) assert text.length() == 1;
    }
}
