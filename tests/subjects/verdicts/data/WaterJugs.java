// expect: violated assertion
// keys: search.class=bfs
// trace-length: 6
// Jugs of three and five litres measure four litres in six steps.
import gov.nasa.jpf.vm.Verify;

public class WaterJugs {
    static final int SMALL = 3, LARGE = 5, GOAL = 4;
    static int small, large;

    static void step(int action) {
        int amount;
        switch (action) {
            case 0: small = SMALL; break;
            case 1: large = LARGE; break;
            case 2: small = 0; break;
            case 3: large = 0; break;
            case 4:
                amount = Math.min(small, LARGE - large);
                small -= amount;
                large += amount;
                break;
            default:
                amount = Math.min(large, SMALL - small);
                large -= amount;
                small += amount;
                break;
        }
    }

    public static void main(String[] args) {
        while (true) {
            step(Verify.getInt(0, 5));
            assert small != GOAL && large != GOAL : "measured";
        }
    }
}
