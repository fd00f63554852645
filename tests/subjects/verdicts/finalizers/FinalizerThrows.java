// expect: safe
// keys: vm.process_finalizers=true
// assumes: garbage-is-finalized
// por: verdicts
// What finalize() throws is ignored, a failed assertion too (JLS 12.6).
public class FinalizerThrows {
    static volatile int rounds;

    static class Resource {
        final int number;

        Resource(int number) {
            this.number = number;
        }

        @Override
        protected void finalize() {
            rounds++;
            assert number == 1;
            throw new IllegalStateException();
        }
    }

    public static void main(String[] args) {
        new Resource(0);
        new Resource(1);
        assert rounds <= 2;
    }
}
