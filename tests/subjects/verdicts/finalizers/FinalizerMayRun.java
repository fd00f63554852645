// expect: violated assertion
// keys: vm.process_finalizers=true
// por: verdicts
// What nothing reaches any more may be finalized from then on.
public class FinalizerMayRun {
    static volatile int finalized;

    static class Resource {
        @Override
        protected void finalize() {
            finalized = 1;
        }
    }

    public static void main(String[] args) {
        new Resource();
        assert finalized == 0;
    }
}
