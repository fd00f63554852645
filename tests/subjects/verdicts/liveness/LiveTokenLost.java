// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// A token goes round, and nobody does anything with it.
public class LiveTokenLost {
    static volatile int turn;

    static void pass(int self) {
        while (true) {
            while (turn != self) { }
            turn = 1 - self;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> pass(1)).start();
        pass(0);
    }
}
