// expect: safe
// method: check(sym)
// paths: 4 0
// None, an empty text, others of narrow chars, and such with wide ones, of which none is empty.
public class EmptyIsNarrow {
    static int check(String text) {
        if (text == null) return 0;
        return text.length() == 0 ? 1 : 2;
    }
}
