// expect: violated assertion
// keys: vm.process_finalizers=true
// por: verdicts
// What was garbage is there again.
public class FinalizerResurrectsSeen {
    static volatile Resource kept;

    static class Resource {
        @Override
        protected void finalize() {
            kept = this;
        }
    }

    public static void main(String[] args) {
        new Resource();
        assert kept == null;
    }
}
