// expect: violated assertion
import gov.nasa.jpf.vm.Verify;

public class BooleanBoth {
    public static void main(String[] args) {
        boolean a = Verify.getBoolean();
        boolean b = Verify.getBoolean();
        assert a || !b : "a is false, b is true";
    }
}
