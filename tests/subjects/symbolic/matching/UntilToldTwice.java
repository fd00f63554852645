// expect: violated assertion
// witness: [true, 1, true, 3, false]
// states-at-most: 50
// An error that takes two rounds of a loop without bound.
import org.sosy_lab.sv_benchmarks.Verifier;

public class UntilToldTwice {
    public static void main(String[] args) {
        int odd = 0;
        while (Verifier.nondetBoolean()) {
            int step = Verifier.nondetInt();
            if (step % 2 != 0) odd = (odd + 1) % 3;
        }
        assert odd != 2;
    }
}
