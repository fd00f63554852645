// expect: safe
// method: check(sym)
public class KeyOfAnyLength {
    static void check(String line) {
        if (line == null) return;
        int at = line.indexOf('=');
        if (at < 0) return;
        String key = line.substring(0, at);
        assert key.length() == at;
        if (key.equals("ab")) assert line.startsWith("ab=");
    }
}
