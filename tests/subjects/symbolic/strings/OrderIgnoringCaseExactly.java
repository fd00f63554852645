// expect: violated assertion
// method: check(sym)
// witness: ["aBc"]
public class OrderIgnoringCaseExactly {
    static void check(String text) {
        if (text == null) return;
        if (text.compareToIgnoreCase("abc") == 0) assert text.equals("abc");
    }
}
