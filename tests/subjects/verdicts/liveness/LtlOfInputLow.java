// expect: safe
// keys: spec.ltl=G(!high) spec.propositions=high::=LtlOfInputLow.level>=10
// As LtlOfInputDecided; what is high is cut.
public class LtlOfInputLow {
    static volatile int level;

    public static void main(String[] args) {
        int x = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("x");
        if (x > 20) level = 9;
        else if (x < 7) level = x;
    }
}
