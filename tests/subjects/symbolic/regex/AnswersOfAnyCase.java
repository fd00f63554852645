// expect: safe
// method: check(sym)
import java.util.regex.Pattern;

public class AnswersOfAnyCase {
    static final Pattern ANSWER = Pattern.compile("yes|no|maybe", Pattern.CASE_INSENSITIVE);

    static void check(String text) {
        if (text == null) return;
        if (!ANSWER.matcher(text).matches()) return;
        assert text.length() <= 5;
        assert text.toLowerCase().equals("yes") || text.length() != 3;
        assert text.equalsIgnoreCase("no") || text.length() != 2;
    }
}
