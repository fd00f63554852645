// expect: violated ltl
// keys: spec.ltl=G(!high) spec.propositions=high::=LtlOfInputAsked.level==10
// A condition that no branch of the program decides: the write of the field does.
public class LtlOfInputAsked {
    static volatile int level;

    public static void main(String[] args) {
        int x = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("x");
        if (x > 7) level = x;
    }
}
