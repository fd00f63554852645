// expect: violated specification OpenInThread$Lock.GivenBack
// history: lock() is called; lock() is called; unlock() is called
// message: still open at the end
// blame: caller
// One of the threads never gives the lock back, and ends before the program does.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class OpenInThread {
    @CallSpecifications(pltl = {"perthread GivenBack ::= G (lock() -> F unlock())"})
    static class Lock {
        void lock() {}

        void unlock() {}
    }

    public static void main(String[] args) throws InterruptedException {
        Lock lock = new Lock();
        Thread other = new Thread(() -> lock.lock());
        lock.lock();
        other.start();
        other.join();
        lock.unlock();
    }
}
