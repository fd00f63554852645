// expect: safe
// paths: 65536 0
// states-at-most: 400
// What an input was compared with does not matter when the input is gone: 16 rounds, and not 2^16 paths, are explored.
import org.sosy_lab.sv_benchmarks.Verifier;

public class CountOfInputs {
    public static void main(String[] args) {
        int positive = 0;
        for (int i = 0; i < 16; i++) {
            if (Verifier.nondetInt() > 0) positive++;
        }
        assert positive <= 16;
    }
}
