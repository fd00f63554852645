// expect: violated assertion
// method: check(sym#sym)
// witness: [128, 128]
// Characters are kept up to 127 only.
public class CachedCharacters {
    static void check(char c, char d) {
        Character first = c, second = d;
        if (c > 128 || c != d) return;
        assert first == second;
    }
}
