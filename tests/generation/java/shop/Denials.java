package shop;

/** Its exception says more than it was told. */
public class Denials {
    public static class Refused extends RuntimeException {
        private final int code;

        Refused(String message, int code) {
            super(message);
            this.code = code;
        }

        @Override
        public String getMessage() {
            return super.getMessage() + " (code " + code + ")";
        }
    }

    /** Says nothing, and nobody may ask. */
    public static class Silent extends RuntimeException {
        Silent() {
            super("not this");
        }

        @Override
        public String getMessage() {
            throw new UnsupportedOperationException();
        }
    }

    public static int admit(int guests) {
        if (guests > 12) throw new Refused("too many", 7);
        if (guests < 0) throw new Silent();
        return guests;
    }
}
