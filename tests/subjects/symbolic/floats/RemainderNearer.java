// expect: safe
// method: check(sym)
public class RemainderNearer {
    static void check(double a) {
        double rest = a % 3;
        assert !(rest >= 3) && !(rest <= -3);
    }
}
