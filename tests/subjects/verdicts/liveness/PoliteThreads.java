// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// Both take their flag back when they see the other's, and try again, in step: neither enters.
public class PoliteThreads {
    static volatile boolean wants0, wants1;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                wants0 = true;
                if (!wants1) break;
                wants0 = false;
            }
            wants0 = false;
        }).start();
        while (true) {
            wants1 = true;
            if (!wants0) break;
            wants1 = false;
        }
        wants1 = false;
    }
}
