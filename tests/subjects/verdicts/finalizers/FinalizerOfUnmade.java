// expect: safe
// keys: vm.process_finalizers=true
// assumes: garbage-is-finalized
// por: verdicts
// An object whose constructor was never called is not finalized.
public class FinalizerOfUnmade {
    static volatile int finalized;

    static class Resource {
        Resource(int number) {
        }

        @Override
        protected void finalize() {
            finalized = 1;
        }
    }

    static int fail() {
        throw new IllegalStateException();
    }

    public static void main(String[] args) {
        try {
            new Resource(fail());
        } catch (IllegalStateException expected) {
            Thread.yield();
        }
        assert finalized == 0;
    }
}
