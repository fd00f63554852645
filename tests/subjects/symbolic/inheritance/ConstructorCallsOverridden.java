// expect: violated assertion
// method: check(sym)
// witness: [7]
// The constructor of the superclass calls a method of the subclass, whose fields are not yet set.
public class ConstructorCallsOverridden {
    static class Base {
        final int size;

        Base() {
            size = computeSize();
        }

        int computeSize() {
            return 1;
        }
    }

    static class Derived extends Base {
        private final int factor;

        Derived(int factor) {
            this.factor = factor;
        }

        @Override
        int computeSize() {
            return 2 * factor;
        }
    }

    static void check(int factor) {
        if (factor <= 0 || factor > 1000) return;
        Derived derived = new Derived(factor);
        if (derived.factor == 7) assert derived.size == 14;
    }
}
