package shop;

/** A type whose objects are constants: nobody else can make one. */
public class Gears {
    public static final class Gear {
        public static final Gear REVERSE = new Gear(-1);
        public static final Gear FIRST = new Gear(1);
        public static final Gear SECOND = new Gear(2);

        private final int number;

        private Gear(int number) {
            this.number = number;
        }
    }

    public static String name(Gear gear) {
        if (gear == Gear.REVERSE) return "backwards";
        if (gear == Gear.FIRST) return "slow";
        return gear.number == 2 ? "fast" : "none";
    }
}
