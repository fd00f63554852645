// expect: safe
// method: check(sym)
public class CoinChange {
    static void check(int cents) {
        if (cents < 0 || cents > 99) return;
        int quarters = cents / 25;
        int rest = cents % 25;
        int dimes = rest / 10;
        rest %= 10;
        int nickels = rest / 5;
        int pennies = rest % 5;
        assert quarters * 25 + dimes * 10 + nickels * 5 + pennies == cents;
        assert quarters <= 3 && dimes <= 2 && nickels <= 1 && pennies <= 4;
    }
}
