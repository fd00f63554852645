// expect: violated uncaught java.lang.StringIndexOutOfBoundsException
// method: firstField(sym)
// witness: ["a"]
// A line without a separator.
public class FirstField {
    static String firstField(String line) {
        if (line == null || line.isEmpty()) return "";
        return line.substring(0, line.indexOf(';'));
    }
}
