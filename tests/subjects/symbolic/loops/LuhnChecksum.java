// expect: safe
// method: check(sym#sym#sym#sym)
// A single wrong digit is always detected.
public class LuhnChecksum {
    static int checksum(int[] digits) {
        int sum = 0;
        for (int i = 0; i < digits.length; i++) {
            int digit = digits[digits.length - 1 - i];
            if (i % 2 == 1) {
                digit *= 2;
                if (digit > 9) digit -= 9;
            }
            sum += digit;
        }
        return sum % 10;
    }

    static boolean isDigit(int n) {
        return n >= 0 && n <= 9;
    }

    static void check(int a, int b, int c, int wrong) {
        if (!isDigit(a) || !isDigit(b) || !isDigit(c) || !isDigit(wrong) || wrong == b) return;
        int right = checksum(new int[] {a, b, c, 7});
        assert right != checksum(new int[] {a, wrong, c, 7});
    }
}
