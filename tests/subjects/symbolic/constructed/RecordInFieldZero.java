// expect: violated assertion
// method: check(sym)
// witness: [{"amount": {"cents": 0}}]
// A field of an input whose own fields are inputs.
public class RecordInFieldZero {
    record Amount(int cents) {
        Amount {
            if (cents < 0) throw new IllegalArgumentException("negative");
        }
    }

    static class Order {
        Amount amount;
    }

    static void check(Order order) {
        if (order == null || order.amount == null) return;
        assert order.amount.cents() > 0;
    }
}
