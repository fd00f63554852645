// expect: unknown finalize
// A finalizer that java may run at any time, and clew never does.
public class FinalizerNotCalled {
    static volatile int finalized;

    static class Resource {
        @Override
        protected void finalize() {
            finalized = 1;
        }
    }

    static class Nothing {
        @Override
        protected void finalize() {
        }
    }

    public static void main(String[] args) {
        new Nothing();
        new Resource();
        System.gc();
        assert finalized == 0;
    }
}
