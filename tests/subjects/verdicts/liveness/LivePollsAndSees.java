// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock
// Who polls with a timed wait for what another thread says, which needs no lock for it (it might always come too late).
public class LivePollsAndSees {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> done = true).start();
        synchronized (lock) {
            while (!done) lock.wait(10);
        }
    }
}
