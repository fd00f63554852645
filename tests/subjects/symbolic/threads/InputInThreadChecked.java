// expect: safe
// runs-at-most: 2000
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputInThreadChecked {
    public static void main(String[] args) throws InterruptedException {
        int[] result = new int[2];
        Thread worker = new Thread(() -> {
            int value = Verifier.nondetInt();
            result[0] = value == 7 ? 1 : 100 / (value - 7);
            result[1] = value;
        });
        worker.start();
        worker.join();
        assert result[0] >= -100 && result[0] <= 100;
        if (result[1] == 57) assert result[0] == 2;
    }
}
