// expect: safe
// por: cross-check
// While a thread is suspended it does nothing, wherever it is; resumed, it goes on from there.
public class SuspendedHolds {
    static volatile int count;

    @SuppressWarnings("removal")
    public static void main(String[] args) throws InterruptedException {
        Thread counter = new Thread(() -> {
            for (int i = 0; i < 3; i++) count++;
        });
        counter.start();
        counter.suspend();
        int before = count;
        Thread.sleep(1000);
        assert count == before;
        assert counter.isAlive() || before == 3;
        counter.resume();
        counter.join();
        assert count == 3;
    }
}
