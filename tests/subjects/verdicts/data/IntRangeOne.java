// expect: safe
// states-at-most: 3
// A range of one value is no choice.
import gov.nasa.jpf.vm.Verify;

public class IntRangeOne {
    public static void main(String[] args) {
        assert Verify.getInt(7, 7) == 7;
    }
}
