// expect: safe
// Jugs of four and six litres measure no odd amount.
import gov.nasa.jpf.vm.Verify;

public class WaterJugsEven {
    static final int SMALL = 4, LARGE = 6, GOAL = 3;
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
