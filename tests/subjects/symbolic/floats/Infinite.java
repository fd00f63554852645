// expect: violated assertion
// witness: [1e308, 1e308]
// The mean of two finite doubles can be infinite.
import org.sosy_lab.sv_benchmarks.Verifier;

public class Infinite {
    public static void main(String[] args) {
        double a = Verifier.nondetDouble();
        double b = Verifier.nondetDouble();
        Verifier.assume(a > 0 && a < Double.MAX_VALUE && b > 0 && b < Double.MAX_VALUE);
        double mean = (a + b) / 2;
        assert mean < Double.POSITIVE_INFINITY;
    }
}
