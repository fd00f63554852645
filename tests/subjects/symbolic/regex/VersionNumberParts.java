// expect: safe
// method: check(sym)
public class VersionNumberParts {
    static void check(String text) {
        if (text == null) return;
        if (text.matches("\\d+\\.\\d+(\\.\\d+)?")) assert !text.startsWith(".") && !text.startsWith("1..") && text.length() > 2;
        else assert !text.equals("1.2.3") && !text.equals("1.20");
    }
}
