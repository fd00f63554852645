// expect: safe
// method: check(sym#sym)
public class UnsignedOrder {
    static void check(int a, int b) {
        boolean less = (a & 0xffffffffL) < (b & 0xffffffffL);
        assert less == a + Integer.MIN_VALUE < b + Integer.MIN_VALUE;
        assert less == Integer.compareUnsigned(a, b) < 0;
    }
}
