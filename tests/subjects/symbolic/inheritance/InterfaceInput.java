// expect: safe
// method: check(sym#sym)
// paths: 5 0
// null, and one path or two for each class that implements the interface.
public class InterfaceInput {
    interface Filter {
        boolean accepts(int value);
    }

    static final class Positive implements Filter {
        @Override
        public boolean accepts(int value) {
            return value > 0;
        }
    }

    static final class Even implements Filter {
        @Override
        public boolean accepts(int value) {
            return (value & 1) == 0;
        }
    }

    static void check(Filter filter, int value) {
        if (filter == null) return;
        if (filter.accepts(value)) assert value != -1;
    }
}
