// expect: safe
// method: check(sym)
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class DateGroupsParts {
    static final Pattern DATE = Pattern.compile("(?<year>[0-9]{4})-(?<month>0[1-9]|1[0-2])-(?<day>0[1-9]|[12][0-9]|3[01])");

    static void check(String text) {
        if (text == null) return;
        Matcher matcher = DATE.matcher(text);
        if (!matcher.matches()) return;
        assert text.length() == 10 && matcher.group().equals(text);
        assert matcher.start("month") == 5 && matcher.end("month") == 7;
        assert matcher.group("month").charAt(0) <= '1' && matcher.group("day").charAt(0) <= '3';
    }
}
