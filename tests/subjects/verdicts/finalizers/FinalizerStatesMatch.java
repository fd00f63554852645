// expect: safe
// keys: vm.process_finalizers=true
// states-at-most: 20
import gov.nasa.jpf.vm.Verify;

// When an object is finalized does not depend on how much other garbage there is, nor on where it lies.
public class FinalizerStatesMatch {
    static volatile int finalized;

    static class Resource {
        @Override
        protected void finalize() {
            finalized = 1;
        }
    }

    public static void main(String[] args) {
        int garbage = Verify.getInt(0, 20);
        Object[] kept = new Object[1];
        for (int i = 0; i < garbage; i++) kept[0] = new byte[1000 * i];
        garbage = 0;
        kept = null;
        new Resource();
        Thread.yield();
        Thread.yield();
    }
}
