// expect: unknown
// runs-at-most: 0
// method: check(sym)
// What an object of the JDK may hold in its private fields is not known: no size below 0 is made up.
import java.util.ArrayList;

public class LibraryObject {
    static void check(ArrayList<String> names) {
        if (names == null) return;
        assert names.size() >= 0;
    }
}
