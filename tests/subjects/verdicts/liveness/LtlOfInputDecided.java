// expect: violated ltl
// keys: spec.ltl=G(!high) spec.propositions=high::=LtlOfInputDecided.level>=10
// A condition on a field that holds an input, which a branch before has decided.
public class LtlOfInputDecided {
    static volatile int level;

    public static void main(String[] args) {
        int x = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("x");
        if (x > 20) level = x;
        else if (x < 7) level = x;
    }
}
