// expect: violated assertion
// por: cross-check
// Read without the monitor; the only thread that would mind has ended on the first path that is tried.
public class UnlockedAfterEnd {
    static final Object gate = new Object();
    int value = 1;

    synchronized void twice() {
        value = 0;
        value = 2;
    }

    public static void main(String[] args) throws InterruptedException {
        UnlockedAfterEnd object = new UnlockedAfterEnd();
        Thread changer;
        synchronized (gate) {
            changer = new Thread(() -> {
                synchronized (gate) {
                }
                object.twice();
            });
            changer.start();
        }
        synchronized (gate) {
        }
        assert object.value != 0 : "in the middle";
        changer.join();
    }
}
