// expect: violated uncaught java.lang.NumberFormatException
// method: major(sym)
// keys: symbolic.string_length=4
// witness: ["v"]
public class VersionPrefix {
    static int major(String tag) {
        if (tag == null || !tag.startsWith("v")) return -1;
        return Integer.parseInt(tag.substring(1));
    }
}
