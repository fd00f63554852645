// expect: violated assertion
// witness: [5, 9]
// runs-at-most: 1000
// Looks and sets in two steps: the smaller value may overwrite the larger one.
import java.util.concurrent.atomic.AtomicInteger;
import org.sosy_lab.sv_benchmarks.Verifier;

public class MaximumSetBlindly {
    static void raise(AtomicInteger maximum, int value) {
        if (value > maximum.get()) {
            Thread.yield();
            maximum.set(value);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger maximum = new AtomicInteger();
        int first = Verifier.nondetInt();
        int second = Verifier.nondetInt();
        Verifier.assume(first > 0 && second > 0);
        Thread a = new Thread(() -> raise(maximum, first));
        a.start();
        raise(maximum, second);
        a.join();
        assert maximum.get() >= second;
    }
}
