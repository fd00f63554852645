// expect: violated assertion
// method: check(sym)
// witness: [1]
// a - 1 is an int, and a set of shorts holds no Integer: nothing is removed.
import java.util.HashSet;
import java.util.Set;

public class SetOfShorts {
    static void check(short a) {
        if (a <= 0) return;
        Set<Short> set = new HashSet<>();
        set.add(a);
        set.add((short) (a - 1));
        set.remove(a - 1);
        assert set.size() == 1;
    }
}
