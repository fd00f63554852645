// expect: violated assertion
// keys: search.class=bfs
// witness: [5, 1, 1, 1]
// The condition that is met first is the stronger one: it covers nothing.
import org.sosy_lab.sv_benchmarks.Verifier;

public class WeakerConditionLater {
    public static void main(String[] args) {
        int x = Verifier.nondetInt();
        int y = Verifier.nondetInt();
        if (y <= 0) {
            if (x < 10) return;
        } else {
            if (y == 77) return;
            if (x < 0) return;
        }
        y = 0;
        int positive = 0;
        for (int i = 0; i < 2; i++) {
            if (Verifier.nondetInt() > 0) positive++;
        }
        assert positive < 2 || x >= 10;
    }
}
