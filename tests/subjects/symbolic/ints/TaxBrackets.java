// expect: safe
// method: check(sym#sym)
// Who earns more does not pay less, and nobody pays more than earned.
public class TaxBrackets {
    static int tax(int income) {
        if (income <= 10_000) return 0;
        if (income <= 40_000) return (income - 10_000) / 5;
        if (income <= 100_000) return 6_000 + (income - 40_000) / 4;
        return 21_000 + (income - 100_000) / 2;
    }

    static void check(int income, int more) {
        if (income < 0 || more < income || more > 1_000_000) return;
        assert tax(income) <= tax(more);
        assert tax(income) <= income;
    }
}
