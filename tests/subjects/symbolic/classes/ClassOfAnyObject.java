// expect: unknown
// method: f(sym)
// keys: symbolic.mocks=all
// reasons: class-left-out
// An Object could be of any class, and is one of a few: that its class is not another one is no proof.
public class ClassOfAnyObject {
    enum Other { ONE }

    static void f(Object o) {
        if (o != null && o.getClass() == Other.class) throw new IllegalStateException();
    }
}
