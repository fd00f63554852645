// expect: violated assertion
// message: third of 2
// The path that violates can only be walked again with the counters as they were on it.
import gov.nasa.jpf.vm.Verify;

public class CountersOverPaths {
    public static void main(String[] args) {
        int before = Verify.getCounter(0);
        int k = Verify.getInt(0, 3);
        int n = Verify.incrementCounter(0);
        boolean seen = Verify.getBitInBitSet(1, k / 2);
        Verify.setBitInBitSet(1, k / 2, true);
        assert before != 0 || n != 3 || seen : "third of " + k;
    }
}
