// expect: safe
// por: verdicts
// Two threads that each lock and unlock once, in any order: of each thread the steps alternate.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class LockPerThread {
    @CallSpecifications(regexp = {"perthread StrictAlternation ::= (lock() ; unlock())*"})
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
