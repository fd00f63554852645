// expect: unknown
// method: check(sym)
// keys: symbolic.objects=constructors
// reasons: mock-left-out
// jvm-errors: java.lang.AssertionError
// Of a type by whose name programs know SQLite there is, without SQLite's jar, only what the program has below it.
public class HeirInPlaceOfDriver {
    static class Stored extends org.sqlite.JDBC {}

    static void check(org.sqlite.JDBC driver) {
        assert driver == null || driver instanceof Stored;
    }
}
