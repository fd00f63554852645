// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock
// Each writes its own number until it reads it again, three times at most.
public class LiveGivesUp {
    static volatile int value;

    static void insist(int own) {
        int tries = 0;
        do {
            value = own;
        } while (value != own && ++tries < 3);
    }

    public static void main(String[] args) {
        new Thread(() -> insist(1)).start();
        insist(2);
    }
}
