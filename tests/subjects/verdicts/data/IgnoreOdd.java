// expect: safe
// What is ignored is not explored further.
import gov.nasa.jpf.vm.Verify;

public class IgnoreOdd {
    public static void main(String[] args) {
        int value = Verify.getInt(0, 9);
        Verify.ignoreIf(value % 2 != 0);
        assert value % 2 == 0;
    }
}
