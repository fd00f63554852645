// expect: safe
// What is measured around a sleep is no less than the sleep, whoever else runs.
public class SleepMeasured {
    static volatile int other;

    public static void main(String[] args) throws InterruptedException {
        Thread busy = new Thread(() -> other = 1);
        busy.start();
        long nanos = System.nanoTime(), millis = System.currentTimeMillis();
        Thread.sleep(250);
        assert System.nanoTime() - nanos >= 250_000_000;
        assert System.currentTimeMillis() - millis >= 249;
        busy.join();
        Thread.sleep(50);
        assert System.nanoTime() - nanos >= 300_000_000;
    }
}
