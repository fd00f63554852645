// expect: violated assertion
// method: check(sym#sym#sym)
// witness: [12, -7, 5000000000]
public class BuilderOfNumbers {
    static void check(int a, int b, long c) {
        StringBuilder builder = new StringBuilder("(").append(a).append(", ").append(b).append(')').append(c);
        assert !builder.toString().equals("(12, -7)5000000000");
    }
}
