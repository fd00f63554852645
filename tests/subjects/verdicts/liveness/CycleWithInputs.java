// expect: unknown cycles were not looked for
// keys: search.properties=deadlock,exception,exit,livelock
// What inputs make of cycles is not looked at: the report says so.
public class CycleWithInputs {
    static volatile int turn;

    public static void main(String[] args) {
        int x = gov.nasa.jpf.symbc.Debug.makeSymbolicInteger("x");
        if (x > 3) turn = 1;
        while (turn == 1) { }
    }
}
