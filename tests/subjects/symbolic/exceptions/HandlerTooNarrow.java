// expect: violated uncaught java.lang.StringIndexOutOfBoundsException
// method: initial(sym)
// keys: symbolic.string_length=3
// witness: [""]
// StringIndexOutOfBoundsException is no ArrayIndexOutOfBoundsException.
public class HandlerTooNarrow {
    static char initial(String name) {
        try {
            return name.charAt(0);
        } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
            return '?';
        }
    }
}
