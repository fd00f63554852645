// expect: safe
// Attributes of objects stay with them, on the path that has set them.
import gov.nasa.jpf.vm.Verify;

public class ObjectAttributesOfPath {
    public static void main(String[] args) {
        Object one = new String("x"), other = new String("x");
        boolean isSet = Verify.getBoolean();
        if (isSet) Verify.setObjectAttribute(one, 42);
        check(Verify.getObjectAttribute(one) == (isSet ? 42 : 0));
        check(Verify.getObjectAttribute(other) == 0 && Verify.getObjectAttributes(other) == null);
        Verify.addObjectAttribute(one, 7);
        int[] all = Verify.getObjectAttributes(one);
        check(all[0] == 7 && all.length == (isSet ? 2 : 1) && all[all.length - 1] == (isSet ? 42 : 7));
        Verify.setObjectAttribute(one, 1);
        check(Verify.getObjectAttributes(one).length == 1);
        check(Verify.getObjectAttribute(null) == 0);
    }

    static void check(boolean holds) {
        if (!holds) throw new IllegalStateException();
    }
}
