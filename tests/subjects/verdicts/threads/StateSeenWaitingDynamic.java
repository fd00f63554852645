// expect: violated uncaught java.lang.IllegalStateException
// keys: vm.por=dynamic search.class=dfs
// Where another thread is can be seen, though it has touched nothing.
import java.util.concurrent.locks.ReentrantLock;

public class StateSeenWaitingDynamic {
    static volatile int written;
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) {
        Thread owner = new Thread(() -> {
            lock.lock();
            written = 1;
            lock.unlock();
        });
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        owner.start();
        other.start();
        if (written == 1 && other.getState() == Thread.State.WAITING && owner.getState() != Thread.State.TERMINATED)
            throw new IllegalStateException();
    }
}
