package shop;

/** Its fields get their values from a framework: nothing sets them that a test could call. */
public class Order {
    public enum State { OPEN, PAID, SHIPPED }

    public static class Customer {
        private int age;
    }

    /** An element of a list that anybody may change. */
    static class Line {
        int price;
        Line next;
    }

    private int discount;
    private State state;
    private Customer customer;

    static int discountOf(Order order) {
        return order.discount;
    }

    static State stateOf(Order order) {
        return order.state;
    }

    static int ageOf(Order order) {
        return order.customer == null ? -1 : order.customer.age;
    }
}
