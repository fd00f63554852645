// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,starvation
// A writer waits until nobody reads, and two readers who take turns never stop together.
public class ReadersPreferred {
    static final Object lock = new Object();
    static int readers;

    static void read() {
        while (true) {
            synchronized (lock) {
                readers++;
            }
            gov.nasa.jpf.vm.Verify.progress();
            synchronized (lock) {
                if (--readers == 0) lock.notifyAll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        new Thread(ReadersPreferred::read).start();
        new Thread(ReadersPreferred::read).start();
        while (true)
            synchronized (lock) {
                while (readers > 0) lock.wait();
                gov.nasa.jpf.vm.Verify.progress();
            }
    }
}
