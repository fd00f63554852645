// expect: unknown daemon
// doubt: assertion
// reasons: daemon-thread-group
// por: cross-check
// Whether a group is a daemon is one variable for all threads.
public class GroupDaemonSeen {
    @SuppressWarnings("removal")
    public static void main(String[] args) throws InterruptedException {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        Thread other = new Thread(() -> group.setDaemon(true));
        other.start();
        boolean same = group.isDaemon() == group.isDaemon();
        other.join();
        assert same : "set between";
    }
}
