// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// A thread parks, and is never unparked.
public class StarvesParked {
    static volatile int work;
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            ready = true;
            while (true) {
                work = 1 - work;
                gov.nasa.jpf.vm.Verify.progress();
            }
        }).start();
        while (!ready) java.util.concurrent.locks.LockSupport.park();
    }
}
