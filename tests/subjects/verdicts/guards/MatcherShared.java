// expect: violated assertion
// por: cross-check
// A matcher counts where it is in plain fields.
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class MatcherShared {
    public static void main(String[] args) throws Exception {
        Matcher letters = Pattern.compile("[ab]").matcher("ab");
        int[] got = new int[2];
        Thread other = new Thread(() -> {
            if (letters.find()) got[0] = letters.end();
        });
        other.start();
        if (letters.find()) got[1] = letters.end();
        other.join();
        assert got[0] != got[1] : "the same one twice";
    }
}
