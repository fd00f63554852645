// expect: violated assertion
// method: check(sym)
// witness: [{"first": {"price": 77}, "discount": 3}]
// What an initializer leaves alone is any value.
import java.util.ArrayList;
import java.util.List;

public class InitializedOrderPrice {
    static class Line {
        int count;
        int price;

        private void initSymbolic() {
            count = 1;
        }
    }

    static class Order {
        List<Line> lines;
        Line first;
        int discount;

        void initSymbolic() {
            lines = new ArrayList<>();
            lines.add(first);
        }
    }

    static void check(Order order) {
        if (order == null || order.lines.get(0) == null) return;
        Line line = order.lines.get(0);
        assert line.count * line.price != 77 || order.discount != 3;
    }
}
