// expect: violated assertion
// keys: vm.process_finalizers=true
// por: verdicts
// Asking for a collection does not make it certain.
public class FinalizerNeedNotRun {
    static volatile int finalized;

    static class Resource {
        @Override
        protected void finalize() {
            finalized = 1;
        }
    }

    public static void main(String[] args) {
        new Resource();
        System.gc();
        System.runFinalization();
        assert finalized == 1;
    }
}
