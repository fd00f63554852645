// expect: violated uncaught java.lang.StringIndexOutOfBoundsException
// method: value(sym)
// keys: symbolic.string_length=4
// witness: ["1+"]
// An operand is expected after the sign.
public class ArithmeticParserEnd {
    static int value(String text) {
        if (text == null || text.isEmpty()) return 0;
        int sum = 0;
        int i = 0;
        for (;;) {
            char c = text.charAt(i++);
            if (c < '0' || c > '9') return -1;
            sum += c - '0';
            if (i == text.length()) return sum;
            if (text.charAt(i++) != '+') return -1;
        }
    }
}
