// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym#sym)
// keys: symbolic.mocks=all
// Neither the class nor the object is known: the object is an instance of what the class is.
public class ClassOfGivenObject {
    interface Event {
        int code();
    }

    static void f(Object o, Class<?> type) {
        if (type == null || !Event.class.isAssignableFrom(type)) return;
        if (type.isInstance(o) && ((Event) o).code() == 404) throw new IllegalStateException();
    }
}
