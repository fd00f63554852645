// expect: unknown inputs decide it
// keys: spec.ltl=G(!high) spec.propositions=high::=LtlOfInputUndecided.level==10
// A condition that no branch of the program has decided: nothing is claimed.
public class LtlOfInputUndecided {
    static volatile int level;

    public static void main(String[] args) {
        int x = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("x");
        if (x > 7) level = x;
    }
}
