package gov.nasa.jpf.symbc;

import gov.nasa.jpf.vm.Verify;

/**
 * Symbolic inputs, as in Symbolic PathFinder: each call makes an input that no earlier call made, whatever its name.
 * The name is for reports and tests; the second input of a name is told apart by a number.
 *
 * <p>Under clew an input stands for every value of its type at once. On an ordinary JVM the same program runs with the
 * values of the list {@code "inputs"} in the trace that {@code -Dclew.replay=FILE} names, in the order of the calls, or
 * with random ones that favour the edges of each type ({@code -Dclew.seed=N} makes them repeatable).
 *
 * <p>The virtual machine of clew takes over, by name and descriptor, the methods whose bodies use {@link Inputs} or
 * return a constant. What it does not take over runs as written here.
 */
public class Debug {
    protected Debug() {}

    // ---- Inputs ------------------------------------------------------------------------------------------

    public static int makeSymbolicInteger(String name) {
        return (Integer) Inputs.next(name, int.class);
    }

    /** {@code low} to {@code high}, both included. */
    public static int makeSymbolicInteger(String name, int low, int high) {
        int value = makeSymbolicInteger(name);
        if (!Verify.isRunningInJPF()) value = Inputs.within(low, high, value);
        assume(low <= value && value <= high);
        return value;
    }

    public static long makeSymbolicLong(String name) {
        return (Long) Inputs.next(name, long.class);
    }

    public static short makeSymbolicShort(String name) {
        return (Short) Inputs.next(name, short.class);
    }

    public static byte makeSymbolicByte(String name) {
        return (Byte) Inputs.next(name, byte.class);
    }

    public static char makeSymbolicChar(String name) {
        return (Character) Inputs.next(name, char.class);
    }

    public static boolean makeSymbolicBoolean(String name) {
        return (Boolean) Inputs.next(name, boolean.class);
    }

    /** Any double: infinite, not a number and -0.0 as well. */
    public static double makeSymbolicReal(String name) {
        return (Double) Inputs.next(name, double.class);
    }

    /** Any float: infinite, not a number and -0.0 as well. */
    public static float makeSymbolicFloat(String name) {
        return (Float) Inputs.next(name, float.class);
    }

    /** A string of any length, never null. */
    public static String makeSymbolicString(String name) {
        return (String) Inputs.next(name, String.class);
    }

    /** A string of exactly {@code size} chars. */
    public static String makeSymbolicString(String name, int size) {
        String value = makeSymbolicString(name);
        assume(value.length() == size);
        return value;
    }

    /**
     * An array of any length and contents, never null.
     *
     * @param type the type of the array, for example {@code int[].class}, of one or more dimensions
     */
    public static <T> T makeSymbolicArray(String name, Class<T> type) {
        if (!type.isArray()) throw new IllegalArgumentException("Debug.makeSymbolicArray: " + type + " is no array");
        return type.cast(Inputs.next(name, type));
    }

    /** null, a new object of the type or of one below it, or an object that an earlier symbolic reference is. */
    public static <T> T makeSymbolicRef(String name, Class<T> type) {
        return type.cast(Inputs.reference(name, type));
    }

    /** As {@link #makeSymbolicRef(String, Class)} with the class of the object, which only tells the type. */
    public static Object makeSymbolicRef(String name, Object object) {
        if (object == null) throw new IllegalArgumentException("Debug.makeSymbolicRef: null has no type");
        return makeSymbolicRef(name, (Class<?>) object.getClass());
    }

    /** Gives each instance field of the object a symbolic value of the field's type. */
    public static void makeFieldsSymbolic(String name, Object object) {
        Inputs.fill(name, object);
    }

    /** null. */
    public static Object makeSymbolicNull(String name) {
        return null;
    }

    /** A new input in place of the value. */
    public static int addSymbolicInt(int value, String name) {
        return makeSymbolicInteger(name);
    }

    public static byte addSymbolicByte(byte value, String name) {
        return makeSymbolicByte(name);
    }

    public static char addSymbolicChar(char value, String name) {
        return makeSymbolicChar(name);
    }

    public static double addSymbolicDouble(double value, String name) {
        return makeSymbolicReal(name);
    }

    /** Leaves this path, without an error, unless the condition holds. */
    public static void assume(boolean condition) {
        Verify.ignoreIf(!condition);
    }

    // ---- Looking at values and paths -----------------------------------------------------------------------

    /** The expression that the value stands for; the value itself where it is concrete. */
    public static String getSymbolicIntegerValue(int value) {
        return String.valueOf(value);
    }

    public static String getSymbolicLongValue(long value) {
        return String.valueOf(value);
    }

    public static String getSymbolicShortValue(short value) {
        return String.valueOf(value);
    }

    public static String getSymbolicByteValue(byte value) {
        return String.valueOf(value);
    }

    public static String getSymbolicCharValue(char value) {
        return String.valueOf(value);
    }

    public static String getSymbolicBooleanValue(boolean value) {
        return String.valueOf(value);
    }

    public static String getSymbolicRealValue(double value) {
        return String.valueOf(value);
    }

    public static String getSymbolicStringValue(String value) {
        return value;
    }

    /** Whether the value depends on an input; false on an ordinary JVM. */
    public static boolean isSymbolicInteger(int value) {
        return false;
    }

    public static boolean isSymbolicLong(long value) {
        return false;
    }

    public static boolean isSymbolicShort(short value) {
        return false;
    }

    public static boolean isSymbolicByte(byte value) {
        return false;
    }

    public static boolean isSymbolicChar(char value) {
        return false;
    }

    /** The path condition, in Java's syntax as far as there is one; empty on an ordinary JVM. */
    public static String getSolvedPC() {
        return "";
    }

    /** The path condition with each operator before its operands; empty on an ordinary JVM. */
    public static String getPC_prefix_notation() {
        return "";
    }

    /**
     * Whether an object of this shape was given before, on any path: the same tree of references, along the fields that
     * the classes themselves declare, whatever else they hold. A program that then leaves the path leaves out what only
     * resembles what it has seen: the verdict says so. On an ordinary JVM, which has seen no other path, what the
     * recorded path learned, or false.
     */
    public static boolean matchAbstractState(Object object) {
        return !Verify.isNewOnThisPath();
    }

    /** Prints the message, and the path condition after it, in a line. */
    public static void printPC(String message) {
        System.out.println(message + getSolvedPC());
    }

    /** As {@link #printPC}. */
    public static void printHeapPC(String message) {
        printPC(message);
    }

    /** Prints the message, and what the reference stands for after it, in a line. */
    public static void printSymbolicRef(Object object, String message) {
        System.out.println(message + (object == null ? "null" : object.getClass().getName()));
    }
}
