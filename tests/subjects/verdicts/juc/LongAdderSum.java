// expect: safe
import java.util.concurrent.atomic.LongAdder;

public class LongAdderSum {
    public static void main(String[] args) throws InterruptedException {
        LongAdder adder = new LongAdder();
        Thread a = new Thread(adder::increment);
        a.start();
        adder.increment();
        a.join();
        assert adder.sum() == 2;
    }
}
