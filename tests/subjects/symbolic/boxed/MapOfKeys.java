// expect: safe
// method: check(sym#sym#sym)
// A hash map with keys that are not known.
import java.util.HashMap;
import java.util.Map;

public class MapOfKeys {
    static void check(byte a, byte b, byte asked) {
        Map<Byte, String> names = new HashMap<>();
        names.put(a, "first");
        names.put(b, "second");
        assert names.size() == (a == b ? 1 : 2);
        String found = names.get(asked);
        if (asked == b) assert found.equals("second");
        else if (asked == a) assert found.equals("first");
        else assert found == null;
    }
}
