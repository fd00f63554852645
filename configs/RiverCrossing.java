import gov.nasa.jpf.vm.Verify;

/**
 * A farmer brings a wolf, a goat and a cabbage over a river, in a boat that holds himself and one of them. What the
 * wolf or the goat would eat must not be left alone with it. The assertion says that it cannot be done; the path that
 * violates it is the solution.
 */
public class RiverCrossing {
    static final int ALONE = 0;
    static final int WOLF = 1;
    static final int GOAT = 2;
    static final int CABBAGE = 3;

    // true: on the far bank
    static boolean farmer;
    static boolean wolf;
    static boolean goat;
    static boolean cabbage;

    public static void main(String[] args) {
        while (true) {
            int passenger = Verify.getInt(ALONE, CABBAGE);
            // A passenger must be on the farmer's bank; other choices are no choices.
            Verify.ignoreIf(passenger == WOLF && wolf != farmer);
            Verify.ignoreIf(passenger == GOAT && goat != farmer);
            Verify.ignoreIf(passenger == CABBAGE && cabbage != farmer);

            farmer = !farmer;
            wolf = passenger == WOLF ? farmer : wolf;
            goat = passenger == GOAT ? farmer : goat;
            cabbage = passenger == CABBAGE ? farmer : cabbage;

            Verify.ignoreIf(goat != farmer && (wolf == goat || cabbage == goat)); // somebody was eaten
            assert !(farmer && wolf && goat && cabbage) : "all four have crossed";
        }
    }
}
