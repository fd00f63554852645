// expect: safe
// method: check(sym)
// keys: symbolic.objects=constructors
// An object of an inner class has one around it; its class sets fields at their declarations and in the class above.
public class InnerConstructed {
    private final int limit;

    InnerConstructed(int limit) {
        this.limit = Math.max(limit, 1);
    }

    class Counter extends Base {
        private int count = 3;

        Counter(int start) {
            super(start);
            count += limit > 0 ? 1 : 0;
        }
    }

    static class Base {
        protected int start;

        Base(int start) {
            if (start == 0) throw new IllegalArgumentException();
            this.start = start;
        }
    }

    static void check(Counter counter) {
        if (counter == null) return;
        assert counter.count == 4 && counter.start != 0;
    }
}
