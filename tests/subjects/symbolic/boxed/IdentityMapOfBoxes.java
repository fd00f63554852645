// expect: unknown native
// method: check(sym#sym)
// Identity hash codes of boxes whose values are not known: not followed, and said so.
import java.util.IdentityHashMap;
import java.util.Map;

public class IdentityMapOfBoxes {
    static void check(byte a, byte b) {
        Map<Byte, String> names = new IdentityHashMap<>();
        names.put(a, "first");
        names.put(b, "second");
        assert names.size() == (a == b ? 1 : 2);
    }
}
