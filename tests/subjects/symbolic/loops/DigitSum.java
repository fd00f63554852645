// expect: safe
// method: check(sym)
// Casting out nines.
public class DigitSum {
    static int digitSum(int n) {
        int sum = 0;
        while (n > 0) {
            sum += n % 10;
            n /= 10;
        }
        return sum;
    }

    static void check(int n) {
        if (n < 0 || n > 999) return;
        int sum = digitSum(n);
        assert sum >= 0 && sum <= 27;
        assert sum % 9 == n % 9;
    }
}
