// expect: safe
// keys: listener=.listener.BudgetChecker budget.max_new_states=100000 budget.max_depth=-1 budget.max_time=600000 budget.max_heap=8G
import gov.nasa.jpf.vm.Verify;

public class BudgetNotSpent {
    static int number;

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) number = 10 * number + Verify.getInt(0, 9);
    }
}
