// expect: violated assertion
// method: check(sym)
// witness: [65535]
public class NextCharacter {
    static void check(char c) {
        char next = (char) (c + 1);
        assert next > c;
    }
}
