package shop;

/** Only a cashier writes it. */
public final class Receipt {
    private final int amount;

    private Receipt(int amount) {
        this.amount = amount;
    }

    int amount() {
        return amount;
    }

    /** Has to be given money first. */
    public static class Cashier {
        private final String name;

        public Cashier(String name) {
            this.name = name;
        }

        public Receipt receipt(int amount) {
            if (name == null) throw new IllegalStateException("nobody is there");
            return new Receipt(amount);
        }
    }
}
