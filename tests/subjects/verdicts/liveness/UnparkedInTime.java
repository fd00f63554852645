// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// A thread parks, and is unparked as soon as there is reason.
public class UnparkedInTime {
    static volatile int work;
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            ready = true;
            java.util.concurrent.locks.LockSupport.unpark(main);
            while (true) {
                work = 1 - work;
                gov.nasa.jpf.vm.Verify.progress();
            }
        }).start();
        while (!ready) java.util.concurrent.locks.LockSupport.park();
    }
}
