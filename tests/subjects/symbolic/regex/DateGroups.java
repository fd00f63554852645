// expect: violated assertion
// method: check(sym)
// witness: ["2024-02-30"]
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class DateGroups {
    static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d\\d)-(\\d\\d)");

    static void check(String text) {
        if (text == null) return;
        Matcher matcher = DATE.matcher(text);
        if (!matcher.matches()) return;
        String month = matcher.group(2), day = matcher.group(3);
        assert !(month.equals("02") && day.equals("30"));
    }
}
