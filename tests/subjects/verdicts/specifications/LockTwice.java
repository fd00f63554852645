// expect: violated specification AlternatingLock.StrictAlternation
// blame: caller
// message: unlock()
// history: lock() is called; unlock() is called; unlock() is called
// A user gives the lock back twice.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

@CallSpecifications(regexp = {"StrictAlternation ::= (lock() ; unlock())*"})
interface AlternatingLock {
    void lock();

    void unlock();
}

public class LockTwice {
    static class Impl implements AlternatingLock {
        public void lock() {}

        public void unlock() {}
    }

    public static void main(String[] args) {
        AlternatingLock lock = new Impl();
        lock.lock();
        lock.unlock();
        lock.unlock();
    }
}
