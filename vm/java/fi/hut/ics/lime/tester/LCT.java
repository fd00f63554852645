package fi.hut.ics.lime.tester;

import gov.nasa.jpf.symbc.Debug;

/**
 * Inputs as programs for the LIME Concolic Tester ask for them. See {@link Debug} for what they are under clew and on
 * an ordinary JVM.
 */
public class LCT {
    protected LCT() {}

    public static int getInteger() {
        return Debug.makeSymbolicInteger("int");
    }

    /** {@code min} to {@code max}, both included. */
    public static int getInteger(int min, int max) {
        return Debug.makeSymbolicInteger("int", min, max);
    }

    public static boolean getBoolean() {
        return Debug.makeSymbolicBoolean("boolean");
    }

    public static byte getByte() {
        return Debug.makeSymbolicByte("byte");
    }

    public static char getChar() {
        return Debug.makeSymbolicChar("char");
    }

    public static short getShort() {
        return Debug.makeSymbolicShort("short");
    }

    /** {@code min} to {@code max}, both included. */
    public static short getShort(int min, int max) {
        return (short) Debug.makeSymbolicInteger("short", min, max);
    }

    public static long getLong() {
        return Debug.makeSymbolicLong("long");
    }

    public static float getFloat() {
        return Debug.makeSymbolicFloat("float");
    }

    public static double getDouble() {
        return Debug.makeSymbolicReal("double");
    }

    /** A string of any length, never null. */
    public static String getString() {
        return Debug.makeSymbolicString("string");
    }

    /** null, a new object of the class or of one below it, or an object that an earlier call returned. */
    public static Object getObject(String type) {
        try {
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            return Debug.makeSymbolicRef("object", Class.forName(type, true, loader));
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("LCT.getObject: no class " + type, e);
        }
    }

    /** Fails with an AssertionError unless the condition holds, whether or not assertions are enabled. */
    public static void assertion(boolean condition) {
        if (!condition) throw new AssertionError();
    }

    /** Leaves this path, without an error, unless the condition holds. */
    public static void assumption(boolean condition) {
        Debug.assume(condition);
    }

    /** Leaves this path, without an error. */
    public static void dropTest() {
        Debug.assume(false);
    }
}
