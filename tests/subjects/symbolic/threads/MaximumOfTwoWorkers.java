// expect: safe
// runs-at-most: 2000
// Each worker raises the maximum atomically; the order does not matter.
import java.util.concurrent.atomic.AtomicInteger;
import org.sosy_lab.sv_benchmarks.Verifier;

public class MaximumOfTwoWorkers {
    static void raise(AtomicInteger maximum, int value) {
        int old = maximum.get();
        while (value > old && !maximum.compareAndSet(old, value)) old = maximum.get();
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
        assert maximum.get() >= first && maximum.get() >= second;
        assert maximum.get() == first || maximum.get() == second;
    }
}
