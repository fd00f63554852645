// expect: unknown
// doubt: assertion
// reasons: missing-in-api
// A reference has no attributes here: what a program makes of one is in doubt.
import gov.nasa.jpf.vm.Verify;

public class AttributeAsked {
    Object field = this;

    public static void main(String[] args) {
        AttributeAsked object = new AttributeAsked();
        Verify.setFieldAttribute(object, "field", 42);
        assert Verify.getFieldAttribute(object, "field") == 42;
    }
}
