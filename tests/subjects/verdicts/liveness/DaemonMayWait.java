// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// Daemons may wait, and go round, for ever.
public class DaemonMayWait {
    static volatile int tick;

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            while (true) tick = 1 - tick;
        });
        daemon.setDaemon(true);
        daemon.start();
        int seen = tick;
        assert seen == 0 || seen == 1;
    }
}
