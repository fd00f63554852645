// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,starvation
// A lock that is taken and given back at once, again and again: who waits for it may always come too late.
import java.util.concurrent.locks.ReentrantLock;
public class LockStarves {
    static void go(ReentrantLock l) { while (true) { l.lock(); l.unlock(); gov.nasa.jpf.vm.Verify.progress(); } }
    public static void main(String[] a) {
        ReentrantLock l = new ReentrantLock();
        new Thread(() -> go(l)).start();
        go(l);
    }
}
