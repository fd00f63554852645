// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// Peterson's lock, whoever's turn it is at first: of the two threads, what the input says is asked where it matters.
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

public class PetersonOfInputs {
    static volatile boolean wants0, wants1;
    static volatile int turn;

    static void first() {
        while (true) {
            wants0 = true;
            turn = 1;
            while (wants1 && turn == 1) { }
            Verify.progress();
            wants0 = false;
        }
    }

    static void second() {
        while (true) {
            wants1 = true;
            turn = 0;
            while (wants0 && turn == 0) { }
            Verify.progress();
            wants1 = false;
        }
    }

    public static void main(String[] args) {
        turn = Debug.makeSymbolicInteger("turn");
        if (turn > 5) wants1 = true;
        new Thread(PetersonOfInputs::second).start();
        first();
    }
}
