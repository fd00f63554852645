// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// As CycleWithInputs, but for no value of the input there is a cycle without progress.
public class CycleForNoInputs {
    static volatile int turn;

    public static void main(String[] args) {
        int x = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("x");
        if (x > 3) turn = 1;
        if (x < 3) turn = 2;
        while (turn == 1) gov.nasa.jpf.vm.Verify.progress();
        if (turn == 2 && x == 4)
            while (turn == 2) { }
    }
}
