// expect: unknown paths: the limit of 5
// keys: search.path_limit=5 search.class=dfs
import org.sosy_lab.sv_benchmarks.Verifier;

public class PathLimit {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 10; i++) sum += Verifier.nondetInt() > 0 ? 1 << i : 0;
        System.out.println(sum);
    }
}
