// expect: violated assertion
// message: -2
// Every value of the range is tried, negative ones too.
import gov.nasa.jpf.vm.Verify;

public class IntRangeFindsValue {
    public static void main(String[] args) {
        int value = Verify.getInt(-3, 3);
        assert value * value != 4 || value > 0 : "found " + value;
    }
}
