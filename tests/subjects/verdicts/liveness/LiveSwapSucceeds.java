// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock
// A compareAndSet that another thread lets fail now and then, but not for ever.
public class LiveSwapSucceeds {
    static final java.util.concurrent.atomic.AtomicInteger value = new java.util.concurrent.atomic.AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 2; i++) {
                value.set(2);
                value.set(0);
                gov.nasa.jpf.vm.Verify.progress();
            }
        }).start();
        while (!value.compareAndSet(0, 1)) { }
    }
}
