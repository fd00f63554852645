// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// message: makes no progress
// A thread that gives way unless an input is negative: then two of them stand before each other for ever.
import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

public class StubbornForInputs {
    static volatile boolean wants0, wants1;

    public static void main(String[] args) {
        int patience = Debug.makeSymbolicInteger("patience");
        new Thread(() -> {
            wants1 = true;
            while (wants0) { }
            wants1 = false;
        }).start();
        wants0 = true;
        while (wants1) {
            if (patience < 0) continue;
            wants0 = false;
            while (wants1) { }
            wants0 = true;
        }
        wants0 = false;
    }
}
