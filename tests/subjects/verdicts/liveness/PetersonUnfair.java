// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock vm.por=none spec.fair=false
// Peterson's lock, by a scheduler that need not be fair: who waits is kept waiting by never running the other one.
public class PetersonUnfair {
    static volatile boolean wants0, wants1;
    static volatile int turn;

    static void first() {
        wants0 = true;
        turn = 1;
        while (wants1 && turn == 1) { }
        gov.nasa.jpf.vm.Verify.progress();
        wants0 = false;
    }

    static void second() {
        wants1 = true;
        turn = 0;
        while (wants0 && turn == 0) { }
        gov.nasa.jpf.vm.Verify.progress();
        wants1 = false;
    }

    public static void main(String[] args) {
        new Thread(() -> { while (true) first(); }).start();
        while (true) second();
    }
}
