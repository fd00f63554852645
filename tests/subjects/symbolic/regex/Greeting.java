// expect: violated assertion
// method: check(sym)
// witness: ["hello\nx"]
// A point matches any char but the ends of lines.
public class Greeting {
    static void check(String text) {
        if (text == null || text.length() != 7) return;
        if (text.startsWith("hello")) assert text.matches("hello.*");
    }
}
