// expect: safe
// method: check(sym)
import java.util.regex.Pattern;

// The groups are there to be repeated.
public class AssignmentNoGroups {
    static final Pattern ASSIGNMENT = Pattern.compile("([a-z]|[A-Z])=(1|22)+");

    static void check(String text) {
        if (text == null) return;
        if (ASSIGNMENT.matcher(text).matches()) assert text.charAt(1) == '=' && text.charAt(2) != '3';
    }
}
