// expect: violated assertion
// method: check(sym)
// witness: [32]
// Distances are taken modulo 32: shifting by 32 changes nothing.
public class ShiftDistance {
    static int lowBits(int n) {
        return (1 << n) - 1;
    }

    static void check(int n) {
        if (n < 1 || n > 32) return;
        assert lowBits(n) != 0 : "no bits";
    }
}
