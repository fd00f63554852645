// expect: safe
// An identity hash code does not change while the object lives.
import gov.nasa.jpf.vm.Verify;

public class IdentityHashes {
    public static void main(String[] args) {
        Object kept = new Object();
        int hash = System.identityHashCode(kept);
        for (int i = 0; i < 3; i++) {
            Object[] garbage = new Object[Verify.getInt(1, 2)];
            assert System.identityHashCode(kept) == hash;
            assert kept.hashCode() == hash;
            garbage[0] = null;
        }
    }
}
