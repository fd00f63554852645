// expect: safe
// method: check(sym)
// Any char, not Latin-1 only: what Character says of it, one path for each answer.
public class CharactersOfAllScripts {
    static void check(char c) {
        if (Character.isWhitespace(c)) assert !Character.isLetterOrDigit(c);
        if (Character.isDigit(c)) {
            assert Character.digit(c, 10) >= 0 && Character.digit(c, 10) <= 9;
            assert Character.getNumericValue(c) == Character.digit(c, 10);
        }
        assert Character.isLetterOrDigit(c) == (Character.isLetter(c) || Character.isDigit(c));
        if (c == '\u0130') assert Character.toLowerCase(c) == 'i';
        if (c >= '\u0400' && c <= '\u042f') assert Character.isUpperCase(c) && Character.isLowerCase(Character.toLowerCase(c));
        if (c == '\u0660') assert Character.isDigit(c);
    }
}
