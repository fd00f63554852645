// expect: safe
// method: check(sym)
// keys: symbolic.array_length=2
// Elements of an array.
public class RecordsInArray {
    record Amount(int cents) {
        Amount {
            if (cents < 0) throw new IllegalArgumentException("negative");
        }
    }

    static void check(Amount[] amounts) {
        if (amounts == null) return;
        for (Amount amount : amounts)
            if (amount != null) assert amount.cents() >= 0;
    }
}
