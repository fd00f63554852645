// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// Each writes its own number until it reads it again.
public class LiveInsists {
    static volatile int value;

    static void insist(int own) {
        do {
            value = own;
        } while (value != own);
    }

    public static void main(String[] args) {
        new Thread(() -> insist(1)).start();
        insist(2);
    }
}
