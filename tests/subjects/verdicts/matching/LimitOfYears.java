// expect: violated assertion
import java.util.concurrent.TimeUnit;

// A time limit of ten years passes.
public class LimitOfYears {
    public static void main(String[] args) {
        long begin = System.nanoTime(), limit = TimeUnit.DAYS.toNanos(3652);
        while (System.nanoTime() - begin < limit) {
            Thread.onSpinWait();
        }
        throw new AssertionError("passed");
    }
}
