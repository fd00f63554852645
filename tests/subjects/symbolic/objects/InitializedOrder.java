// expect: safe
// method: check(sym#sym)
// initSymbolic sets some fields of an order, and each of its lines; the others are any.
import java.util.ArrayList;
import java.util.List;

public class InitializedOrder {
    static class Line {
        int count;
        int price;
        Line next;

        private void initSymbolic() {
            count = 1;
        }
    }

    static class Order {
        List<String> notes;
        Line first;
        Line second;
        int discount;

        void initSymbolic() {
            notes = new ArrayList<>();
            notes.add("new");
            if (discount < 0) discount = 0;
        }
    }

    static int check(Order order, int amount) {
        if (order == null) return -1;
        assert order.notes.size() == 1 && order.notes.get(0).equals("new");
        assert order.discount >= 0;
        order.notes.add("seen");
        Line line = order.first;
        if (line == null) return order.discount;
        assert line.count == 1;
        line.count = 2;
        if (order.second == null) return 0;
        // The same line, which is initialized once, or another one.
        assert order.second.count == (order.second == line ? 2 : 1);
        if (line.next != null && line.next != line && line.next != order.second) assert line.next.count == 1;
        return line.price;
    }
}
