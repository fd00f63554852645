// expect: safe
// method: check(sym)
public class FirstFieldChecked {
    static String firstField(String line) {
        int end = line.indexOf(';');
        return end < 0 ? line : line.substring(0, end);
    }

    static void check(String line) {
        if (line == null || line.length() > 6) return;
        String field = firstField(line);
        assert !field.contains(";");
        assert line.startsWith(field);
    }
}
