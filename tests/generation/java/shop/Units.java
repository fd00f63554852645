package shop;

/** Its constants have a field `name` that is not their name; kinds of numbers are known by the names of constants. */
public class Units {
    public static final int DOZEN = 12_000, GROSS = 144_000, SCORE = 20_000, LONG_HUNDRED = 120_000, SHOCK = 60_000;

    public enum Unit {
        PIECE("single piece"), DOZEN("a dozen"), SCORE("a score"), GROSS("a gross"), SHOCK("a shock");

        private final String name;

        Unit(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static Unit unitOf(String letter) {
        switch (letter) {
            case "d":
                return Unit.DOZEN;
            case "s":
                return Unit.SCORE;
            case "g":
                return Unit.GROSS;
            case "k":
                return Unit.SHOCK;
            default:
                return Unit.PIECE;
        }
    }

    public static int priceOf(int number) {
        switch (number) {
            case DOZEN:
                return 11;
            case GROSS:
                return 130;
            case SCORE:
                return 19;
            case LONG_HUNDRED:
                return 110;
            case SHOCK:
                return 55;
            default:
                return 0;
        }
    }
}
