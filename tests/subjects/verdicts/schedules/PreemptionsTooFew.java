// expect: unknown preemptions
// output: all schedules with up to 2 preemptions were explored, not all of those with more
// keys: search.class=preemptions search.bound=2
public class PreemptionsTooFew {
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
