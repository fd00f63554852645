// expect: safe
// method: f(sym)
// An object of an inner class has one around it.
public class InnerOfOuter {
    int base;

    class Inner {
        int size;

        int sum() {
            return size + base;
        }
    }

    static int f(Inner inner) {
        return inner == null ? 0 : inner.sum();
    }
}
