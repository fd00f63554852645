// expect: violated assertion
// method: check(sym)
// witness: [9]
// Nine is written VIV.
public class RomanNumeralsForgotten {
    static final int[] VALUES = {10, 5, 4, 1};
    static final String[] SIGNS = {"X", "V", "IV", "I"};

    static String write(int n) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < VALUES.length; i++) {
            while (n >= VALUES[i]) {
                result.append(SIGNS[i]);
                n -= VALUES[i];
            }
        }
        return result.toString();
    }

    static void check(int n) {
        if (n < 1 || n > 20) return;
        assert write(n).indexOf("VIV") < 0 : n;
    }
}
