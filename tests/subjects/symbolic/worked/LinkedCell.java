// expect: violated assertion
// also: uncaught java.lang.NullPointerException
// method: simple(sym#sym)
// keys: search.multiple_errors=true
// witness: [{"next": {"same": 1}}, 0]
// error() is reached where o.next == o; null is followed where x + 5 <= 0, and where o is null and x + 5 > 0.
public class LinkedCell {
    static class L {
        int value;
        L next;
    }

    static void error() {
        assert false : "error";
    }

    static void simple(L o, int x) {
        x = x + 5;
        if (x > 0) o.value = x;
        else o = null;
        if (o.next == o) error();
    }
}
