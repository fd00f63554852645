// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// Who polls with a timed wait for what nobody says.
public class LivePollsInVain {
    static boolean done, other;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                other = true;
            }
        }).start();
        synchronized (lock) {
            while (!done) lock.wait(10);
        }
    }
}
