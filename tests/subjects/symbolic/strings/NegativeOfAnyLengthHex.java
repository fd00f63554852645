// expect: violated assertion
// method: check(sym)
// witness: ["-cafe"]
public class NegativeOfAnyLengthHex {
    static void check(String text) {
        if (text == null || !text.startsWith("-")) return;
        try {
            assert Integer.parseInt(text, 16) != -0xcafe;
        } catch (NumberFormatException e) {
        }
    }
}
