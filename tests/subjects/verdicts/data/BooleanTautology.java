// expect: safe
// De Morgan, by trying.
import gov.nasa.jpf.vm.Verify;

public class BooleanTautology {
    public static void main(String[] args) {
        boolean a = Verify.getBoolean();
        boolean b = Verify.getBoolean();
        boolean c = Verify.getBoolean();
        assert !(a && b && c) == (!a || !b || !c);
        assert (a && (b || c)) == (a && b || a && c);
    }
}
