// expect: violated uncaught java.lang.ArithmeticException
// witness: [7]
// runs-at-most: 2000
// The input is made, and the exception thrown, in a thread of its own.
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputInThread {
    public static void main(String[] args) throws InterruptedException {
        int[] result = new int[1];
        Thread worker = new Thread(() -> {
            int value = Verifier.nondetInt();
            result[0] = 100 / (value - 7);
        });
        worker.start();
        worker.join();
        assert result[0] >= -100 && result[0] <= 100;
    }
}
