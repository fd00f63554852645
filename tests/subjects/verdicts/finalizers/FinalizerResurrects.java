// expect: safe
// keys: vm.process_finalizers=true
// assumes: garbage-is-finalized
// por: verdicts
// An object that its finalizer makes reachable again is finalized once, and no more.
public class FinalizerResurrects {
    static volatile int times;
    static volatile Resource kept;

    static class Resource {
        @Override
        protected void finalize() {
            times++;
            kept = this;
        }
    }

    public static void main(String[] args) {
        new Resource();
        Resource again = kept;
        kept = null;
        again = null;
        assert times <= 1;
    }
}
