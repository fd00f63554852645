// expect: safe
// method: check(sym#sym)
import java.util.HashSet;
import java.util.Set;

public class SetOfTwo {
    static void check(short a, short b) {
        Set<Short> set = new HashSet<>();
        assert set.add(a);
        assert set.add(b) == (a != b);
        assert set.contains(a) && set.contains(b);
        set.remove(a);
        assert set.contains(b) == (a != b);
    }
}
