// expect: violated assertion
// method: check(sym#sym)
// witness: [100000, 100001]
// The base of the last bracket is too low: one more coin of income saves a thousand of tax.
public class TaxBracketsGap {
    static int tax(int income) {
        if (income <= 10_000) return 0;
        if (income <= 40_000) return (income - 10_000) / 5;
        if (income <= 100_000) return 6_000 + (income - 40_000) / 4;
        return 20_000 + (income - 100_000) / 2;
    }

    static void check(int income, int more) {
        if (income < 0 || more < income || more > 1_000_000) return;
        assert tax(income) <= tax(more);
    }
}
