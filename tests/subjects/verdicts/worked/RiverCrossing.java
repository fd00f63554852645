// expect: violated assertion
// keys: search.class=bfs
// trace-length: 7
// Farmer, wolf, goat and cabbage: the assertion claims that they cannot all cross; the shortest way takes 7 crossings.
import gov.nasa.jpf.vm.Verify;

public class RiverCrossing {
    static boolean farmer, wolf, goat, cabbage; // true: on the far bank

    public static void main(String[] args) {
        while (true) {
            // One crossing: alone (0), with the wolf (1), the goat (2) or the cabbage (3).
            switch (Verify.getInt(0, 3)) {
                case 1:
                    Verify.ignoreIf(wolf != farmer);
                    wolf = !wolf;
                    break;
                case 2:
                    Verify.ignoreIf(goat != farmer);
                    goat = !goat;
                    break;
                case 3:
                    Verify.ignoreIf(cabbage != farmer);
                    cabbage = !cabbage;
                    break;
                default:
                    break;
            }
            farmer = !farmer;
            boolean eaten = goat != farmer && (wolf == goat || cabbage == goat);
            Verify.ignoreIf(eaten);
            assert !(farmer && wolf && goat && cabbage) : "all have crossed";
        }
    }
}
