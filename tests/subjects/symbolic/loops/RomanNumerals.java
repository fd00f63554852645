// expect: safe
// method: check(sym)
// Written and read again.
public class RomanNumerals {
    static final int[] VALUES = {50, 40, 10, 9, 5, 4, 1};
    static final String[] SIGNS = {"L", "XL", "X", "IX", "V", "IV", "I"};

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

    static int valueOf(char sign) {
        return sign == 'L' ? 50 : sign == 'X' ? 10 : sign == 'V' ? 5 : 1;
    }

    static int read(String roman) {
        int sum = 0;
        for (int i = 0; i < roman.length(); i++) {
            int value = valueOf(roman.charAt(i));
            boolean subtract = i + 1 < roman.length() && valueOf(roman.charAt(i + 1)) > value;
            sum += subtract ? -value : value;
        }
        return sum;
    }

    static void check(int n) {
        if (n < 1 || n > 60) return;
        assert read(write(n)) == n;
    }
}
