// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock
// A token goes round, and who has it makes progress.
public class LiveTokenUsed {
    static volatile int turn;

    static void pass(int self) {
        while (true) {
            while (turn != self) { }
            gov.nasa.jpf.vm.Verify.progress();
            turn = 1 - self;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> pass(1)).start();
        pass(0);
    }
}
