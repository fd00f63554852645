// expect: unknown budget.max_insn
// keys: listener=.listener.BudgetChecker budget.max_insn=2000
import gov.nasa.jpf.vm.Verify;

public class BudgetOfInstructions {
    static int number;

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) number = 10 * number + Verify.getInt(0, 9);
    }
}
