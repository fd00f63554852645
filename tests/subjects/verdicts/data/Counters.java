// expect: safe
// Counters within one path.
import gov.nasa.jpf.vm.Verify;

public class Counters {
    public static void main(String[] args) {
        Verify.resetCounter(0);
        Verify.resetCounter(1);
        Verify.incrementCounter(0);
        Verify.incrementCounter(0);
        assert Verify.getCounter(0) == 2;
        assert Verify.getCounter(1) == 0;
    }
}
