package gov.nasa.jpf.symbc;

/** Where inputs come from on an ordinary JVM: recorded in the trace that {@code clew.replay} names, or at random. */
final class Inputs {
    private static Source source = source();

    private Inputs() {}

    /** Makes values; one input after the other. */
    interface Source {
        /** A value of a primitive type (boxed), a string or an array; neither of the two latter is null. */
        Object next(String name, Class<?> type);

        /** null, a new object, or one made before. */
        Object reference(String name, Class<?> type);

        /** Gives the instance fields of the object new values. */
        void fill(String name, Object object);
    }

    static synchronized Object next(String name, Class<?> type) {
        return source.next(name, type);
    }

    static synchronized Object reference(String name, Class<?> type) {
        return source.reference(name, type);
    }

    static synchronized void fill(String name, Object object) {
        source.fill(name, object);
    }

    /** All inputs from now on come from there. */
    static synchronized void use(Source replacement) {
        source = replacement;
    }

    /** A random value outside of the bounds is brought between them; a recorded one is left alone. */
    static synchronized int within(int low, int high, int value) {
        if (low > high) throw new IllegalArgumentException("an input from " + low + " to " + high + ": there is none");
        if (source instanceof RecordedInputs || low <= value && value <= high) return value;
        return (int) (low + Math.floorMod((long) value, (long) high - low + 1));
    }

    private static Source source() {
        String trace = System.getProperty("clew.replay");
        if (trace != null) return new RecordedInputs(trace);
        Long seed = Long.getLong("clew.seed");
        return new RandomInputs(seed == null ? System.nanoTime() : seed);
    }
}
