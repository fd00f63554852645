// expect: safe
// runs-at-most: 2000
import org.sosy_lab.sv_benchmarks.Verifier;

public class StopFlagBounded {
    static class Flag {
        volatile boolean stop;
        volatile int turns;
    }

    public static void main(String[] args) throws InterruptedException {
        Flag flag = new Flag();
        int bound = Verifier.nondetInt();
        Verifier.assume(bound <= 2);
        Thread worker = new Thread(() -> {
            for (int i = 0; i < bound && !flag.stop; i++) flag.turns++;
        });
        worker.start();
        flag.stop = true;
        worker.join();
        assert flag.turns >= 0 && flag.turns <= Math.max(bound, 0);
    }
}
