// expect: unknown states
// keys: search.properties=deadlock,exception,exit,livelock search.state_limit=300
// Each round adds to what is known of the first input: no state comes again, and nothing is claimed.
import gov.nasa.jpf.symbc.Debug;

public class CycleOfMoreInputs {
    static volatile int round;

    public static void main(String[] args) {
        int first = Debug.makeSymbolicInteger("first");
        while (true) {
            round = 1;
            if (Debug.makeSymbolicInteger("next") > first) round = 2;
            round = 0;
        }
    }
}
