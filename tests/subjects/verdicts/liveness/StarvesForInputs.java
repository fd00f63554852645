// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,starvation
// Two threads with inputs of their own: for some of them one waits for ever, while the other goes on.
import gov.nasa.jpf.symbc.Debug;

public class StarvesForInputs {
    static final Object LOCK = new Object();
    static volatile int work;

    public static void main(String[] args) {
        int times = Debug.makeSymbolicInteger("times");
        Thread waiter = new Thread(() -> {
            synchronized (LOCK) {
                try {
                    LOCK.wait();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        waiter.start();
        while (true) {
            work = 1;
            if (times > 10)
                synchronized (LOCK) {
                    LOCK.notifyAll();
                }
            work = 0;
        }
    }
}
