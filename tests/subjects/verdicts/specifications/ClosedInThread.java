// expect: safe
// The right twin of OpenInThread.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class ClosedInThread {
    @CallSpecifications(pltl = {"perthread GivenBack ::= G (lock() -> F unlock())"})
    static class Lock {
        void lock() {}

        void unlock() {}
    }

    public static void main(String[] args) throws InterruptedException {
        Lock lock = new Lock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        other.start();
        other.join();
        lock.unlock();
    }
}
