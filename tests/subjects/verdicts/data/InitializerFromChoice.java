// expect: violated uncaught java.lang.ExceptionInInitializerError
// A class initializer that fails for one value.
import gov.nasa.jpf.vm.Verify;

public class InitializerFromChoice {
    static int divisor;

    static class Lazy {
        static final int QUOTIENT = 12 / divisor;
    }

    public static void main(String[] args) {
        divisor = Verify.getInt(0, 2);
        System.out.println(Lazy.QUOTIENT);
    }
}
