package shop;

/** Long names, long texts, and a length that only memory limits. */
public class Warehouse {
    public static class Reservations {
        public static class InsufficientInventoryForReservation extends RuntimeException {
            private final int missing;

            public InsufficientInventoryForReservation(String message, int missing) {
                super(message);
                this.missing = missing;
            }

            public int getMissing() {
                return missing;
            }
        }
    }

    private Warehouse() {
    }

    public static Reservations.InsufficientInventoryForReservation missing(int missing) {
        return new Reservations.InsufficientInventoryForReservation("missing", missing);
    }

    public static void reserve(int quantity, String customer) {
        if (quantity > 100)
            throw new Reservations.InsufficientInventoryForReservation("only 100 are left of what was asked for", quantity - 100);
    }

    public static String terms() {
        return "This is a rather long text that the method returns, and that has to be compared with what is expected"
                + " to the last character, \"quoted\" ones included";
    }

    public static Object[] shelves(int count) {
        return new Object[count];
    }
}
