// expect: safe
// method: check(sym#sym#sym)
// paths: 1 0
// None of these is how the numbers are written.
public class BuilderOfNumbersOther {
    static void check(int a, int b, long c) {
        String text = new StringBuilder("(").append(a).append(", ").append(b).append(')').append(c).toString();
        assert !text.equals("(012, -7)5") && !text.equals("(1, 2147483648)5") && !text.equals("(-0, 2)5");
        assert !text.equals("(1, 2)9223372036854775808") && !text.equals("(1, 2") && !text.equals("(+1, 2)3");
    }
}
