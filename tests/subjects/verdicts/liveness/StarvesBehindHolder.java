// expect: violated starvation
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// A lock is held for ever by a thread that makes progress.
public class StarvesBehindHolder {
    static volatile int work;

    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                while (true) {
                    work = 1 - work;
                    gov.nasa.jpf.vm.Verify.progress();
                }
            }
        }).start();
        synchronized (lock) {
            work = 2;
        }
    }
}
