// expect: violated assertion
// errors: 1
// por: cross-check
// To set one is a write: what another thread reads of the field depends on when.
import gov.nasa.jpf.vm.Verify;

public class AttributeInThread {
    int number;

    public static void main(String[] args) throws InterruptedException {
        AttributeInThread object = new AttributeInThread();
        Thread other = new Thread(() -> Verify.setFieldAttribute(object, "number", 3));
        other.start();
        assert Verify.getFieldAttribute(object, "number") == 0;
        other.join();
        if (Verify.getFieldAttribute(object, "number") != 3) throw new IllegalStateException();
    }
}
