// expect: violated assertion
// method: check(sym)
// witness: ["a/b"]
public class PathOfAnyLengthDot {
    static void check(String text) {
        if (text == null || !text.matches("(?:[a-z]+/)+[a-z]*(?:\\.txt)?")) return;
        assert text.contains(".");
    }
}
