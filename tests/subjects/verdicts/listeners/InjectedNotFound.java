// expect: violated uncaught java.lang.NoClassDefFoundError
// keys: listener=ExceptionInjector ei.exception=no.such.Failure@InjectedNotFound.main(
// message: no/such/Failure
public class InjectedNotFound {
    public static void main(String[] args) {
        System.out.println();
    }
}
