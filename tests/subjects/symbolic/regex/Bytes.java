// expect: violated assertion
// method: check(sym)
// witness: ["0a:fe"]
public class Bytes {
    static void check(String text) {
        if (text == null) return;
        if (text.matches("[0-9a-f]{2}(?::[0-9a-f]{2}){1,3}")) assert !text.endsWith(":fe");
    }
}
