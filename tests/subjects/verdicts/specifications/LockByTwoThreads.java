// expect: violated specification LockByTwoThreads$Lock.StrictAlternation
// history: lock() is called; lock() is called
// blame: caller
// por: verdicts
// LockPerThread with one monitor for both threads: where they interleave, the steps do not alternate.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class LockByTwoThreads {
    @CallSpecifications(regexp = {"StrictAlternation ::= (lock() ; unlock())*"})
    static class Lock {
        void lock() {}

        void unlock() {}
    }

    public static void main(String[] args) throws InterruptedException {
        Lock lock = new Lock();
        Runnable user = () -> {
            lock.lock();
            lock.unlock();
        };
        Thread first = new Thread(user), second = new Thread(user);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
