// expect: safe
// method: check(sym#sym#sym)
// The contract of a comparator: antisymmetric and transitive.
public class CompareProperly {
    static void check(int a, int b, int c) {
        int ab = Integer.compare(a, b);
        int bc = Integer.compare(b, c);
        int ac = Integer.compare(a, c);
        assert ab == -Integer.compare(b, a);
        if (ab <= 0 && bc <= 0) assert ac <= 0;
        if (ab == 0) assert a == b;
    }
}
