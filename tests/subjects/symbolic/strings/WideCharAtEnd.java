// expect: violated assertion
// method: check(sym)
// witness: ["12345678901234567\u2020"]
public class WideCharAtEnd {
    static void check(String text) {
        if (text == null || text.length() != 18) return;
        for (int i = 0; i < 17; i++)
            if (text.charAt(i) > 'z') return;
        assert text.charAt(17) != '\u2020';
    }
}
