// expect: unknown ChoiceSelector
// keys: listener=.listener.ChoiceSelector choice.seed=7
// states-at-most: 12
// One path at random, and nothing else.
import gov.nasa.jpf.vm.Verify;

public class ChoicesSelected {
    static int number;

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) number = 10 * number + Verify.getInt(0, 9);
    }
}
