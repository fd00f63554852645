// expect: safe
// method: check(sym)
// The case of an ASCII letter is one bit.
public class LetterCase {
    static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    static void check(char c) {
        if (!isLetter(c)) return;
        char upper = (char) (c & ~0x20);
        char lower = (char) (c | 0x20);
        assert upper >= 'A' && upper <= 'Z' && lower == upper + 32;
        assert isLetter((char) (c ^ 0x20));
    }
}
