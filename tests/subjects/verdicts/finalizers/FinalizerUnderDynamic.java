// expect: unknown finalize
// keys: vm.process_finalizers=true vm.por=dynamic vm.storage.class=none
// Not under a reduction that needs to know why threads can go on.
public class FinalizerUnderDynamic {
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
