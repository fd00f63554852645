// expect: violated assertion
// errors: 1
// states-at-most: 12
// States that differ in an attribute alone are different ones; those that differ in nothing are not.
import gov.nasa.jpf.vm.Verify;

public class AttributesMatched {
    int number;

    public static void main(String[] args) {
        AttributesMatched object = new AttributesMatched();
        if (Verify.getBoolean()) Verify.setFieldAttribute(object, "number", 3);
        Verify.breakTransition("here");
        boolean again = Verify.getBoolean();
        Verify.breakTransition("there");
        assert Verify.getFieldAttribute(object, "number") != 3;
    }
}
