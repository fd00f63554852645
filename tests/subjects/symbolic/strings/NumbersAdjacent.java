// expect: violated assertion
// method: check(sym#sym)
// witness: [12, 3]
// Where one number ends and the next one begins, the text does not say: 1 and 23 are another pair.
public class NumbersAdjacent {
    static void check(int a, int b) {
        String text = "" + a + b;
        if (a != 1) assert !text.equals("123");
    }
}
