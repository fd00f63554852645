// expect: safe
// por: cross-check
// A thread that a daemon makes is a daemon.
public class DaemonInherited {
    public static void main(String[] args) throws InterruptedException {
        boolean[] inherited = new boolean[1];
        Thread daemon = new Thread(() -> inherited[0] = new Thread(() -> { }).isDaemon());
        daemon.setDaemon(true);
        daemon.start();
        daemon.join();
        assert inherited[0];
    }
}
