// expect: violated assertion
// Verify.random(n) includes n.
import gov.nasa.jpf.vm.Verify;

public class RandomInclusive {
    public static void main(String[] args) {
        assert Verify.random(3) != 3;
    }
}
