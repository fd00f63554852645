// expect: violated assertion
// method: check(sym#sym)
// witness: [-2147483648, 1]
public class CompareBySubtraction {
    static int compare(int a, int b) {
        return a - b;
    }

    static void check(int a, int b) {
        if (a < b) assert compare(a, b) < 0;
    }
}
