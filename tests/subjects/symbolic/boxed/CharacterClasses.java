// expect: safe
// method: check(sym)
public class CharacterClasses {
    static void check(char c) {
        if (c >= 128) return;
        Character boxed = c;
        assert Character.isDigit(boxed) == (c >= '0' && c <= '9');
        assert Character.isLetter(boxed) == ((c | 32) >= 'a' && (c | 32) <= 'z');
        if (Character.isUpperCase(c)) assert Character.toLowerCase(c) == c + 32;
    }
}
