// expect: unknown
// reasons: missing-in-api
// Not answered, so that nothing is known for certain.
import gov.nasa.jpf.vm.Verify;

public class SharednessAsked {
    public static void main(String[] args) {
        Object object = new Object();
        Verify.setShared(object, true);
        if (Verify.isShared(object)) throw new IllegalStateException();
    }
}
