// expect: violated ltl
// keys: spec.ltl=G(asked->F(answered)) 'spec.propositions=asked::=LtlLeavesInput.ask(),answered::=return LtlLeavesInput.answer()'
// As LtlAnswersInputs, but one request is never answered, where all that follow are like it.
import gov.nasa.jpf.symbc.Debug;

public class LtlLeavesInput {
    static volatile int round;

    static void ask() { }

    static void answer() { }

    public static void main(String[] args) {
        while (true) {
            round = 1;
            int request = Debug.makeSymbolicInteger("request");
            if (request > 100) {
                ask();
                round = 2;
                if (request != 777) answer();
            }
            round = 0;
        }
    }
}
