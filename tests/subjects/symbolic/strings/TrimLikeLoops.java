// expect: safe
// method: check(sym)
// keys: symbolic.string_length=3
public class TrimLikeLoops {
    static void check(String text) {
        if (text == null) return;
        for (int i = 0; i < text.length(); i++)
            if (text.charAt(i) > 0xff) return;
        int begin = 0, end = text.length();
        while (begin < end && text.charAt(begin) <= ' ') begin++;
        while (begin < end && text.charAt(end - 1) <= ' ') end--;
        String trimmed = text.trim();
        assert trimmed.equals(text.substring(begin, end));
        begin = 0;
        end = text.length();
        while (begin < end && Character.isWhitespace(text.charAt(begin))) begin++;
        while (begin < end && Character.isWhitespace(text.charAt(end - 1))) end--;
        assert text.strip().equals(text.substring(begin, end));
        assert text.isBlank() == (begin == end);
    }
}
