// expect: safe
// keys: spec.ltl=G(asked->F(answered)) 'spec.propositions=asked::=LtlAnswersInputs.ask(),answered::=return LtlAnswersInputs.answer()'
// Inputs that are read in the cycle: what they were makes no difference once they have been answered.
import gov.nasa.jpf.symbc.Debug;

public class LtlAnswersInputs {
    static volatile int round;

    static void ask() { }

    static void answer() { }

    public static void main(String[] args) {
        while (true) {
            round = 1;
            if (Debug.makeSymbolicInteger("request") > 100) {
                ask();
                round = 2;
                answer();
            }
            round = 0;
        }
    }
}
