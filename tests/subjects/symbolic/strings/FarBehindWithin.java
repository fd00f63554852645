// expect: safe
// method: check(sym)
public class FarBehindWithin {
    static void check(String line) {
        if (line == null || !line.startsWith("ab")) return;
        if (line.indexOf('=') == 13) assert line.length() > 13;
    }
}
