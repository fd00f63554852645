// expect: violated assertion
// method: check(sym)
// witness: ["10.7"]
public class VersionNumber {
    static void check(String text) {
        if (text == null) return;
        if (text.matches("\\d+\\.\\d+(\\.\\d+)?")) assert !text.equals("10.7");
        else assert !text.equals("1.2.3") && !text.equals("1.2");
    }
}
