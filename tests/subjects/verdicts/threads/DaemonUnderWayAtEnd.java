// expect: safe
// The program may be over before the daemon is: another end, of which the set of ends is to tell.
public class DaemonUnderWayAtEnd {
    static volatile int progress;

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            progress = 1;
            progress = 2;
        });
        daemon.setDaemon(true);
        daemon.start();
        new Thread(() -> {}).start();
    }
}
