// expect: violated uncaught java.lang.StringIndexOutOfBoundsException
// method: count(sym)
// keys: symbolic.string_length=3
// witness: [" "]
// Blanks at the end.
public class TokenizerBlankEnd {
    static int count(String text) {
        if (text == null) return 0;
        int tokens = 0;
        int i = 0;
        while (i < text.length()) {
            while (text.charAt(i) == ' ') i++;
            while (i < text.length() && text.charAt(i) != ' ') i++;
            tokens++;
        }
        return tokens;
    }
}
