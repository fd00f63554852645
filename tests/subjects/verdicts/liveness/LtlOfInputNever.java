// expect: safe
// keys: spec.ltl=G(!high) 'spec.propositions=high::=LtlOfInputNever.level==10'
// As LtlOfInputAsked; only even numbers below 20 that are no multiples of 5 get there.
public class LtlOfInputNever {
    static byte level;

    public static void main(String[] args) {
        int x = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("x");
        if (x % 5 != 0 && x > 0 && x < 20) level = (byte) x;
    }
}
