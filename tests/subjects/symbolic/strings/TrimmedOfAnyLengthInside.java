// expect: violated assertion
// method: check(sym)
// witness: ["\u0001"]
// Of control characters only some are white space.
public class TrimmedOfAnyLengthInside {
    static void check(String text) {
        if (text == null) return;
        assert text.trim().equals(text.strip());
    }
}
