// expect: violated assertion
// method: check(sym)
// witness: ["ab0123456789 = c/"]
// What makes the difference stands behind the chars that are looked at first.
public class FarBehind {
    static void check(String line) {
        if (line == null || !line.startsWith("ab")) return;
        assert line.indexOf('=') != 13 || !line.endsWith("c/");
    }
}
