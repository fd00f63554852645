// expect: violated assertion
// method: check(sym)
// witness: ["7x"]
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class ReusedMatcherLookingAt {
    static final Pattern DIGIT = Pattern.compile("[0-9]");

    static void check(String text) {
        if (text == null || text.length() > 2) return;
        Matcher matcher = DIGIT.matcher(text);
        assert matcher.matches() || !matcher.lookingAt() || !matcher.group().equals("7");
    }
}
