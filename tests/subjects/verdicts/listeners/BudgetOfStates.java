// expect: unknown budget.max_new_states
// keys: listener=.listener.BudgetChecker budget.max_new_states=20
import gov.nasa.jpf.vm.Verify;

public class BudgetOfStates {
    static int number;

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) number = 10 * number + Verify.getInt(0, 9);
    }
}
