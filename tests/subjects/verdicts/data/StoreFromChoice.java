// expect: violated uncaught java.lang.ArrayStoreException
// message: java.lang.Integer
import gov.nasa.jpf.vm.Verify;

public class StoreFromChoice {
    public static void main(String[] args) {
        Object[] values = Verify.getBoolean() ? new Object[1] : new String[1];
        values[0] = 1;
    }
}
