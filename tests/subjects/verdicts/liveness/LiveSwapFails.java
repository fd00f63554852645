// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// A compareAndSet that another thread, which makes progress, lets fail again and again.
public class LiveSwapFails {
    static final java.util.concurrent.atomic.AtomicInteger value = new java.util.concurrent.atomic.AtomicInteger();

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                value.set(2);
                value.set(0);
                gov.nasa.jpf.vm.Verify.progress();
            }
        }).start();
        while (!value.compareAndSet(0, 1)) { }
    }
}
