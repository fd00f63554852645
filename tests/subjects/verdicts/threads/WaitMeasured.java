// expect: safe
// A wait that nobody ends lasts as long as its time limit.
public class WaitMeasured {
    public static void main(String[] args) throws InterruptedException {
        Object monitor = new Object();
        long begin = System.nanoTime();
        synchronized (monitor) {
            monitor.wait(200);
        }
        assert System.nanoTime() - begin >= 200_000_000;
    }
}
