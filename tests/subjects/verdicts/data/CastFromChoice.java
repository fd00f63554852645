// expect: violated uncaught java.lang.ClassCastException
import gov.nasa.jpf.vm.Verify;

public class CastFromChoice {
    public static void main(String[] args) {
        Object value = Verify.getBoolean() ? "text" : Integer.valueOf(1);
        System.out.println(((String) value).length());
    }
}
