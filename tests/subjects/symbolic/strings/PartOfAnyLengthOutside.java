// expect: violated uncaught java.lang.StringIndexOutOfBoundsException
// method: check(sym#sym)
// witness: ["", 1]
public class PartOfAnyLengthOutside {
    static void check(String text, int from) {
        if (text == null || from < 0) return;
        if (text.length() >= from) return;
        text.substring(from);
    }
}
