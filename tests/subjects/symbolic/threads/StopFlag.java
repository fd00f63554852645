// expect: violated assertion
// witness: [2]
// runs-at-most: 1000
// How often the worker turns before it sees the flag depends on the schedule, within the bound of the input.
import org.sosy_lab.sv_benchmarks.Verifier;

public class StopFlag {
    static class Flag {
        volatile boolean stop;
        volatile int turns;
    }

    public static void main(String[] args) throws InterruptedException {
        Flag flag = new Flag();
        int bound = Verifier.nondetInt();
        Verifier.assume(bound >= 0 && bound <= 2);
        Thread worker = new Thread(() -> {
            for (int i = 0; i < bound && !flag.stop; i++) flag.turns++;
        });
        worker.start();
        flag.stop = true;
        worker.join();
        assert flag.turns < 2;
    }
}
