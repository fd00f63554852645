// expect: safe
// method: simple(sym#sym)
// As LinkedCell, with null looked for, and no cell that is its own successor let in.
public class LinkedCellGuarded {
    static class L {
        int value;
        L next;
    }

    static void simple(L o, int x) {
        if (o == null || o.next == o) return;
        x = x + 5;
        if (x > 0) o.value = x;
        assert o.next != o;
        assert x <= 0 || o.value == x;
    }
}
