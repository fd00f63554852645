// expect: violated uncaught java.lang.IllegalStateException
// method: foo(sym)
// keys: symbolic.mocks=all symbolic.string_length=4
// An Object is whatever it is asked for: a text, a number, an interface.
public class MockOfAnyObject {
    interface Sized {
        int size();
    }

    static int foo(Object o) {
        if (o instanceof String) return ((String) o).length() == 3 ? 1 : 2;
        if (o instanceof Integer) return (Integer) o > 4 ? 3 : 4;
        if (o instanceof Sized && ((Sized) o).size() == 11) throw new IllegalStateException();
        return 5;
    }
}
