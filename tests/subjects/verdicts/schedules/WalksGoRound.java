// expect: violated deadlock
// keys: search.class=pos search.walks=20 search.multiple_errors=true
// output: walks by pos do not take every path
// Who never ends is alone as soon as the others have blocked each other: each walk ends there.
import java.util.concurrent.locks.ReentrantLock;

public class WalksGoRound {
    static final ReentrantLock first = new ReentrantLock(), second = new ReentrantLock();

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) Thread.yield();
        }).start();
        new Thread(() -> {
            first.lock();
            second.lock();
            second.unlock();
            first.unlock();
        }).start();
        second.lock();
        first.lock();
        first.unlock();
        second.unlock();
    }
}
