// expect: safe
import gov.nasa.jpf.vm.Verify;

public class DoubleFromListSafe {
    public static void main(String[] args) {
        double value = Verify.getDoubleFromList(0.25, 0.5, 4.0);
        assert (1 / value) * value == 1.0;
    }
}
