// expect: violated assertion
// keys: vm.process_finalizers=true
// por: verdicts
// A clone is finalized as any object is, though no constructor was called.
public class FinalizerOfClone implements Cloneable {
    static volatile int times;

    @Override
    protected void finalize() {
        synchronized (FinalizerOfClone.class) {
            times++;
        }
    }

    public static void main(String[] args) throws CloneNotSupportedException {
        new FinalizerOfClone().clone();
        assert times < 2;
    }
}
