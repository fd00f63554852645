// expect: safe
// method: check(sym)
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class ReusedMatcher {
    static final Pattern NUMBER = Pattern.compile("[1-9]\\d*|0");

    static void check(String text) {
        if (text == null) return;
        Matcher matcher = NUMBER.matcher(text);
        if (matcher.matches()) {
            assert matcher.start() == 0 && matcher.end() == text.length() && matcher.groupCount() == 0;
            assert matcher.group().equals(text);
            assert !text.startsWith("0") || text.length() == 1;
        } else {
            try {
                matcher.start();
                assert false;
            } catch (IllegalStateException expected) {
                assert !text.equals("0");
            }
        }
        assert matcher.reset("17").matches() && matcher.end() == 2;
    }
}
