// expect: safe
// method: check(sym)
// The thread that uses a record first constructs it, and no other one sees it before that is done.
public class RecordInThreads {
    record Amount(int cents) {
        Amount {
            if (cents < 0) throw new IllegalArgumentException();
            cents++;
        }
    }

    static class Order {
        Amount amount;
    }

    static void check(Order order) throws InterruptedException {
        if (order == null) return;
        boolean[] isZero = new boolean[1];
        Thread other = new Thread(() -> isZero[0] = order.amount != null && order.amount.cents() == 0);
        other.start();
        boolean here = order.amount != null && order.amount.cents() == 0;
        other.join();
        assert !here && !isZero[0];
    }
}
