// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// A lock is held for long, and given back.
public class WaitsForHolder {
    static volatile int work;

    public static void main(String[] args) {
        Object lock = new Object();
        new Thread(() -> {
            synchronized (lock) {
                for (int i = 0; i < 3; i++) {
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
