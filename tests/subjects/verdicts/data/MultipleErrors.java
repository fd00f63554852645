// expect: violated uncaught java.lang.ArithmeticException
// keys: search.multiple_errors=true
// errors: 2
// Two distinct errors, both collected.
import gov.nasa.jpf.vm.Verify;

public class MultipleErrors {
    public static void main(String[] args) {
        int value = Verify.getInt(0, 3);
        if (value == 1) {
            System.out.println(1 / (value - 1));
        }
        if (value == 3) {
            throw new IllegalStateException("three");
        }
    }
}
