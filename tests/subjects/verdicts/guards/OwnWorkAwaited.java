// expect: violated assertion
// por: cross-check
// A thread waits for another, without any lock, for what only the other one writes: it may be let go on too early.
public class OwnWorkAwaited {
    static int step;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            step = 1;
            step = 2;
        });
        other.start();
        while (step == 0) Thread.yield();
        assert step == 2 : "only the first step";
        other.join();
    }
}
