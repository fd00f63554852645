// expect: unknown delays
// output: all schedules with up to 1 delays were explored, not all of those with more
// keys: search.class=delays search.bound=1
public class DelaysTooFew {
    static volatile int stage;

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> {
            stage = 1;
            if (stage == 2) stage = 3;
            stage = 4;
        });
        Thread second = new Thread(() -> {
            if (stage == 1) {
                stage = 2;
                if (stage == 3) throw new IllegalStateException("between the steps of the first one");
            }
        });
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
