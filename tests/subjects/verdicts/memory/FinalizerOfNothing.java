// expect: safe
// A finalizer that does nothing does not matter.
public class FinalizerOfNothing {
    static class Resource {
        @Override
        protected void finalize() {
        }
    }

    public static void main(String[] args) {
        new Resource();
        System.gc();
    }
}
