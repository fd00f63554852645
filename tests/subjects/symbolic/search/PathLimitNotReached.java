// expect: safe
// keys: search.path_limit=8 search.class=generational
// paths: 8 0
// As many paths as there are.
import org.sosy_lab.sv_benchmarks.Verifier;

public class PathLimitNotReached {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 3; i++) sum += Verifier.nondetInt() > 0 ? 1 << i : 0;
        assert sum >= 0 && sum < 8;
    }
}
