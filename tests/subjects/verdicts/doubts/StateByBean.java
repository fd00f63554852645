// expect: unknown
// reasons: management-figure
// A thread that wants a monitor may have found it held, or be about to ask: ThreadInfo says one of the two.
import java.lang.management.ManagementFactory;

public class StateByBean {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                LOCK.hashCode();
            }
        });
        synchronized (LOCK) {
            other.start();
        }
        ManagementFactory.getThreadMXBean().getThreadInfo(other.getId());
    }
}
