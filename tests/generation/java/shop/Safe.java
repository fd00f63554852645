package shop;

/** There is a class that makes it. */
public final class Safe {
    private final int code;

    private Safe(int code) {
        this.code = code;
    }

    public int code() {
        return code;
    }

    private static Safe closed(int code) {
        return new Safe(code);
    }

    static final class Maker {
        private Maker() {
        }

        static Safe make(int code) {
            return closed(code);
        }
    }
}
