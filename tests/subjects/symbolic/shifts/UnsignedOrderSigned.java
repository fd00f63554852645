// expect: violated assertion
// method: check(sym#sym)
// witness: [-1, 1]
// Addresses of the upper half come before those of the lower one.
public class UnsignedOrderSigned {
    static boolean isBelow(int address, int limit) {
        return address < limit;
    }

    static void check(int address, int limit) {
        if (isBelow(address, limit)) assert Integer.toUnsignedLong(address) < Integer.toUnsignedLong(limit);
    }
}
