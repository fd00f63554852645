// expect: violated uncaught java.lang.IllegalStateException
// keys: search.class=pct search.pct_depth=5 search.walks=5000
public class WalksByPct {
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
