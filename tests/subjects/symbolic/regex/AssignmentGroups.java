// expect: violated assertion
// method: check(sym)
// witness: ["ab=1"]
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class AssignmentGroups {
    static final Pattern ASSIGNMENT = Pattern.compile("([a-z]+)=(\\d*)");

    static void check(String text) {
        if (text == null) return;
        Matcher matcher = ASSIGNMENT.matcher(text);
        if (matcher.matches()) assert !matcher.group(1).equals("ab") || matcher.start(2) != 3;
    }
}
