// expect: violated assertion
// method: check(sym)
// witness: ["abab"]
public class SearchOfAnyLengthLast {
    static void check(String text) {
        if (text == null) return;
        assert text.lastIndexOf("ab") <= text.indexOf("ab");
    }
}
