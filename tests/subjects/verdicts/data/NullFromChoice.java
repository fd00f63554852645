// expect: violated uncaught java.lang.NullPointerException
import gov.nasa.jpf.vm.Verify;

public class NullFromChoice {
    public static void main(String[] args) {
        String[] names = {"Ada", "Grace", null};
        System.out.println(names[Verify.getInt(0, 2)].length());
    }
}
