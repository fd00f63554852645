// expect: safe
// keys: search.class=bfs
// River crossing in a boat that must take a passenger each time: the farmer can never come back alone, so not all cross.
import gov.nasa.jpf.vm.Verify;

public class RiverCrossingImpossible {
    static boolean farmer, wolf, goat, cabbage; // true: on the far bank

    public static void main(String[] args) {
        while (true) {
            switch (Verify.getInt(1, 3)) {
                case 1:
                    Verify.ignoreIf(wolf != farmer);
                    wolf = !wolf;
                    break;
                case 2:
                    Verify.ignoreIf(goat != farmer);
                    goat = !goat;
                    break;
                default:
                    Verify.ignoreIf(cabbage != farmer);
                    cabbage = !cabbage;
                    break;
            }
            farmer = !farmer;
            boolean eaten = goat != farmer && (wolf == goat || cabbage == goat);
            Verify.ignoreIf(eaten);
            assert !(farmer && wolf && goat && cabbage) : "all have crossed";
        }
    }
}
