// expect: unknown finalize
// A finalizer that java may run at any time, of a class of which an object is made by reflection.
public class FinalizerReflected {
    static volatile int finalized;

    static class Base {
        @Override
        protected void finalize() {
            finalized = 1;
        }
    }

    public static class Resource extends Base {
    }

    public static void main(String[] args) throws Exception {
        Resource.class.getDeclaredConstructor().newInstance();
        System.gc();
        assert finalized == 0;
    }
}
