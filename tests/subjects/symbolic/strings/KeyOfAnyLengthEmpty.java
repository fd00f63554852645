// expect: violated assertion
// method: check(sym)
// witness: ["="]
public class KeyOfAnyLengthEmpty {
    static void check(String line) {
        if (line == null) return;
        int at = line.indexOf('=');
        if (at < 0) return;
        assert !line.substring(0, at).isEmpty();
    }
}
