// expect: violated assertion
// method: check(sym)
// witness: [6]
// With coins of 4, 3 and 1 taking the largest first is not the least number of coins.
public class CoinChangeGreedy {
    static int greedy(int amount) {
        return amount / 4 + amount % 4 / 3 + amount % 4 % 3;
    }

    static void check(int amount) {
        if (amount < 0 || amount > 20) return;
        int threes = amount / 3;
        int byThrees = threes + amount % 3;
        assert greedy(amount) <= byThrees : amount;
    }
}
