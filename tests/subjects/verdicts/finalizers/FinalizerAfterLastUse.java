// expect: safe
// keys: vm.process_finalizers=true
// assumes: garbage-is-finalized
// por: verdicts
// As long as the object is reached, from a local variable, a field or an array of another thread, it is not finalized.
public class FinalizerAfterLastUse {
    static volatile int finalized;
    static Object[] kept = new Object[1];

    static class Resource {
        int uses;

        @Override
        protected void finalize() {
            finalized = 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Resource resource = new Resource();
        assert finalized == 0;
        resource.uses++;
        kept[0] = resource;
        resource = null;
        Thread other = new Thread(() -> {
            Resource mine = (Resource) kept[0];
            kept[0] = null;
            assert finalized == 0;
            mine.uses++;
        });
        other.start();
        other.join();
    }
}
