// expect: safe
// method: check(sym)
// No record of a negative amount can be made.
public class RecordInvariant {
    record Amount(int cents) {
        Amount {
            if (cents < 0) throw new IllegalArgumentException("negative");
        }
    }

    static void check(Amount amount) {
        if (amount == null) return;
        assert amount.cents() >= 0;
    }
}
