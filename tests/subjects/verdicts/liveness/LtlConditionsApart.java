// expect: safe
// keys: spec.ltl=G(big->G(!small)) 'spec.propositions=big::=LtlConditionsApart.big(),small::=LtlConditionsApart.small()'
// Paths that know something of an input come to a state that another one has come to without: a cycle is not to go on from
// there as that path did.
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

public class LtlConditionsApart {
    static volatile int step;

    static void big() { }

    static void small() { }

    static void ask(int x) {
        if (Verify.getBoolean() && x > 3) big();
    }

    public static void main(String[] args) {
        int x = Debug.makeSymbolicInteger("x");
        ask(x);
        step = 1;
        while (true) {
            step = 2;
            if (x <= 3) small();
            step = 1;
        }
    }
}
