// expect: safe
// output: (&& (<= 4 x) (== (+ x y) 10)): x >= 4 && x + y == 10
import gov.nasa.jpf.symbc.Debug;

public class ConditionInPrefixNotation {
    public static void main(String[] args) {
        if (!Debug.getPC_prefix_notation().isEmpty()) throw new IllegalStateException();
        int x = Debug.makeSymbolicInteger("x"), y = Debug.makeSymbolicInteger("y");
        if (x <= 3 || x + y != 10) return;
        System.out.println(Debug.getPC_prefix_notation() + ": " + Debug.getSolvedPC());
    }
}
