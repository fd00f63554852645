package shop;

/** Of all that can be thrown, what the code asks for is worth a try. */
public class Failures {
    public static class Shortage extends RuntimeException {
        private final int missing;

        public Shortage(int missing) {
            this.missing = missing;
        }

        public int missing() {
            return missing;
        }
    }

    public static class Delay extends Exception {
    }

    public abstract static class Part {
    }

    public static class Axle extends Part {
    }

    public static class Bolt extends Part {
    }

    public static class Chain extends Part {
    }

    public static class Wheel extends Part {
    }

    public static class Spoke extends Wheel {
    }

    public static String cause(Throwable problem) {
        if (problem instanceof Shortage) return ((Shortage) problem).missing() == 4711 ? "all of it" : "some of it";
        return problem instanceof Delay ? "late" : "unknown";
    }

    public static String place(Part part) {
        if (part instanceof Spoke) return "wheel";
        return part instanceof Wheel ? "frame" : "box";
    }
}
