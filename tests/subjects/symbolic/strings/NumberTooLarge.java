// expect: violated uncaught java.lang.NumberFormatException
// method: check(sym)
// witness: ["2147483648"]
// Digits only, and no int.
public class NumberTooLarge {
    static int check(String text) {
        if (text == null || text.length() != 10) return 0;
        for (int i = 0; i < 10; i++)
            if (text.charAt(i) < '0' || text.charAt(i) > '9') return 0;
        return Integer.parseInt(text);
    }
}
