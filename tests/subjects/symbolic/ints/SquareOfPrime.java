// expect: violated assertion
// witness: [97, 97]
// Needs a product of two unknowns.
import org.sosy_lab.sv_benchmarks.Verifier;

public class SquareOfPrime {
    public static void main(String[] args) {
        long x = Verifier.nondetLong();
        long y = Verifier.nondetLong();
        Verifier.assume(x > 1 && x < 1000 && y > 1 && y < 1000);
        if (x * y == 9409) assert x < 97 : x + " * " + y;
    }
}
