// expect: violated assertion
// witness: [0, 0, 1, 2]
// A turnstile that lets two pass for two coins, unless the guard resets it in between.
import gov.nasa.jpf.symbc.Debug;

public class StateMachine {
    static final int LOCKED = 0;
    static final int OPEN = 1;
    static final int PAID_TWICE = 2;

    public static void main(String[] args) {
        int state = LOCKED;
        int coins = 0;
        int passed = 0;
        for (int i = 0; i < 4; i++) {
            int event = Debug.makeSymbolicInteger("event", 0, 2);
            switch (event) {
                case 0: // a coin
                    coins++;
                    state = state == LOCKED ? OPEN : PAID_TWICE;
                    break;
                case 1: // a push
                    if (state != LOCKED) passed++;
                    state = state == PAID_TWICE ? OPEN : LOCKED;
                    break;
                default: // a reset by the guard
                    if (state == OPEN && passed == 1) assert coins == passed : "a coin is lost";
                    state = LOCKED;
            }
        }
    }
}
