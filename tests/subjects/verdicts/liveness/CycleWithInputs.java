// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// What an input decides before the cycle: for some of its values there is one.
public class CycleWithInputs {
    static volatile int turn;

    public static void main(String[] args) {
        int x = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("x");
        if (x > 3) turn = 1;
        while (turn == 1) { }
    }
}
