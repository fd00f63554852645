// expect: safe
// keys: vm.spurious_wakeups=true search.properties=exception
// assumes: nobody-else-wakes-up
// Where nobody can go on but who waits, it could: for no reason, which is tried only as long as there are others.
public class NobodyIsLeft {
    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            lock.wait();
            throw new IllegalStateException("woken for no reason");
        }
    }
}
