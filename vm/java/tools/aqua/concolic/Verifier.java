package tools.aqua.concolic;

import gov.nasa.jpf.symbc.Debug;

/**
 * Inputs as programs for GDart and SWAT ask for them. See {@link Debug} for what they are under clew and on
 * an ordinary JVM.
 */
public final class Verifier {
    private Verifier() {}

    /** Leaves this path, without an error, unless the condition holds. */
    public static void assume(boolean condition) {
        Debug.assume(condition);
    }

    public static boolean nondetBoolean() {
        return Debug.makeSymbolicBoolean("boolean");
    }

    public static byte nondetByte() {
        return Debug.makeSymbolicByte("byte");
    }

    public static char nondetChar() {
        return Debug.makeSymbolicChar("char");
    }

    public static short nondetShort() {
        return Debug.makeSymbolicShort("short");
    }

    public static int nondetInt() {
        return Debug.makeSymbolicInteger("int");
    }

    public static long nondetLong() {
        return Debug.makeSymbolicLong("long");
    }

    public static float nondetFloat() {
        return Debug.makeSymbolicFloat("float");
    }

    public static double nondetDouble() {
        return Debug.makeSymbolicReal("double");
    }

    /** A string of any length, never null. */
    public static String nondetString() {
        return Debug.makeSymbolicString("string");
    }

    /** What the factory makes; it uses the methods above. */
    public static <T> T nondetObject(Class<T> type, ObjectFactory<T> factory) {
        return factory.createObject();
    }
}
