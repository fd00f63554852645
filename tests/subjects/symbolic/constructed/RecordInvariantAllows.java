// expect: violated assertion
// method: check(sym)
// witness: [{"cents": 0}]
// The constructor lets 0 through.
public class RecordInvariantAllows {
    record Amount(int cents) {
        Amount {
            if (cents < 0) throw new IllegalArgumentException("negative");
        }
    }

    static void check(Amount amount) {
        if (amount == null) return;
        assert amount.cents() > 0;
    }
}
