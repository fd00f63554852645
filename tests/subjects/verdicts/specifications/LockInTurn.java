// expect: safe
// assumes: nothing
// The right twin of LockTwice: each object has a monitor of its own.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class LockInTurn {
    @CallSpecifications(regexp = {"StrictAlternation ::= (lock() ; unlock())*"})
    interface Alternating {
        void lock();

        void unlock();
    }

    static class Impl implements Alternating {
        public void lock() {}

        public void unlock() {}
    }

    public static void main(String[] args) {
        Alternating first = new Impl(), second = new Impl();
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
        first.lock();
    }
}
