// expect: safe
// keys: search.class=bfs
// states-at-most: 130
// After y is gone, 10 <= x <= 100 is a case of x >= 0, which was met before: what follows is explored once.
import org.sosy_lab.sv_benchmarks.Verifier;

public class WeakerCondition {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        if (Verifier.nondetInt() > 0) {
            if (x < 0) return;
        } else {
            if (x < 10) return;
            if (x > 100) return;
        }
        int positive = 0;
        for (int i = 0; i < 12; i++) {
            if (Verifier.nondetInt() > 0) positive++;
        }
        assert positive <= 12 && x >= 0;
    }
}
