// expect: violated assertion
// message: NaN
// NaN is not equal to itself; the two zeros are equal.
import gov.nasa.jpf.vm.Verify;

public class DoubleFromList {
    public static void main(String[] args) {
        double value = Verify.getDoubleFromList(0.0, -0.0, 1.5, Double.POSITIVE_INFINITY, Double.NaN);
        assert value == value : "found " + value;
    }
}
