// expect: violated assertion
// method: check(sym)
// witness: [128]
// Boxes are the same object only from -128 to 127.
public class IntegerIdentity {
    static void check(int n) {
        if (n < 0 || n > 1000) return;
        Integer first = n;
        Integer second = n;
        assert first == second;
    }
}
