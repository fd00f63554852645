// expect: unknown finalize
// keys: vm.process_finalizers=true
// More objects at a time than there are threads for.
public class FinalizersOfMany {
    static final Resource[] all = new Resource[100];
    static volatile int finalized;

    static class Resource {
        @Override
        protected void finalize() {
            finalized = 1;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < all.length; i++) all[i] = new Resource();
        assert finalized == 0;
    }
}
