// expect: safe
// method: check(sym)
public class TrimmedNameFirst {
    static String normalize(String name) {
        String trimmed = name.trim();
        return trimmed.isEmpty() ? "anonymous" : trimmed;
    }

    static void check(String name) {
        if (name == null || name.length() > 4) return;
        String result = normalize(name);
        assert result.length() > 0;
        assert result.charAt(0) > ' ' && result.charAt(result.length() - 1) > ' ';
    }
}
