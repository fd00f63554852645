// expect: violated assertion
// method: check(sym)
// witness: [-10]
public class DigitSumNegative {
    static int digits(int n) {
        int count = 0;
        do {
            count++;
            n /= 10;
        } while (n > 0);
        return count;
    }

    static void check(int n) {
        if (n < -999 || n > 999) return;
        if (n > -10 && n < 10) assert digits(n) == 1;
        else assert digits(n) >= 2 : n;
    }
}
