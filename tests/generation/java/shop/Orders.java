package shop;

/** Methods whose branches depend on fields of their arguments. */
public class Orders {
    private Orders() {
    }

    public static int rebate(Order order) {
        if (Order.discountOf(order) == 77) return 1;
        return 0;
    }

    public static boolean isBetter(Order first, Order second) {
        return Order.discountOf(first) > 100 && Order.discountOf(second) < -100;
    }

    public static boolean isShipped(Order order) {
        return Order.stateOf(order) == Order.State.SHIPPED;
    }

    public static boolean isAdult(Order order) {
        return Order.ageOf(order) >= 18;
    }

    static boolean isPair(Order.Line line) {
        return line.price == 77 && line.next != null && line.next.price == 13;
    }
}
