// expect: violated assertion
// paths: 65536 1
// states-at-most: 400
// witness: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
// One of 65,536 paths is wrong, and is found although most of them go on as one.
import org.sosy_lab.sv_benchmarks.Verifier;

public class CountOfInputsAll {
    public static void main(String[] args) {
        int positive = 0;
        for (int i = 0; i < 16; i++) {
            if (Verifier.nondetInt() > 0) positive++;
        }
        assert positive < 16;
    }
}
