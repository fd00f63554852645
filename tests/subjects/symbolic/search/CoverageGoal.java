// expect: unknown coverage: the goal of 100 %
// keys: search.class=generational search.coverage_goal=100
// A loop over more inputs than can be explored, whose branches are all reached soon.
import org.sosy_lab.sv_benchmarks.Verifier;

public class CoverageGoal {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0; i < 100; i++) {
            int value = Verifier.nondetInt();
            if (value > 1000) sum += value;
            else if (value == 77) sum -= 5;
        }
        if (sum == 12345) System.out.println("found");
    }
}
