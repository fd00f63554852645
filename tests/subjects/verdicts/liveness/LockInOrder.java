// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// A fair lock: who waits for it has it after those who waited before.
import java.util.concurrent.locks.ReentrantLock;

public class LockInOrder {
    static final ReentrantLock lock = new ReentrantLock(true);

    static void loop() {
        while (true) {
            lock.lock();
            gov.nasa.jpf.vm.Verify.progress();
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(LockInOrder::loop, "A").start();
        new Thread(LockInOrder::loop, "B").start();
    }
}
