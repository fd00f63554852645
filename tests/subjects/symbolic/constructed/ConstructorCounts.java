// expect: unknown
// reasons: constructor-of-statics
// method: check(sym#sym)
// keys: symbolic.objects=constructors
// jvm-errors: java.lang.AssertionError
// Which object has been made first is open.
public class ConstructorCounts {
    static class Ticket {
        private static int next;
        private final int number = next++;
    }

    static void check(Ticket a, Ticket b) {
        if (a != null && b != null && a != b) assert a.number <= b.number;
    }
}
