// Three, that is after the first write of each thread, and after the second one of the first thread.
// expect: violated uncaught java.lang.IllegalStateException
// keys: search.class=preemptions search.bound=3
public class PreemptionsEnough {
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
