package gov.nasa.jpf.vm;

import gov.nasa.jpf.symbc.JsonObjects;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * What a program under test asks of the model checker: choices, and hints about the search.
 *
 * <p>Under clew a choice takes every alternative in turn. On an ordinary JVM the same program runs on one path:
 * the one recorded in the trace that {@code -Dclew.replay=FILE} names, or one at random
 * ({@code -Dclew.seed=N} makes it repeatable).
 *
 * <p>Alternatives are numbered from 0 in the order that each method documents, and a trace stores these numbers,
 * so that clew and an ordinary JVM agree on what was chosen.
 *
 * <p>The virtual machine of clew intercepts methods of this class by name and descriptor. What it does not
 * intercept runs as written here, on top of {@link #choose}.
 */
public class Verify {
    protected Verify() {}

    // ---- Choices ---------------------------------------------------------------------------------------

    /** Picks one of {@code count} alternatives, 0 to {@code count - 1}. All other choices can be made of it. */
    private static int choose(int count) {
        return RecordedPath.next(count);
    }

    /** {@code false} (alternative 0) or {@code true} (1). */
    public static boolean getBoolean() {
        return choose(2) == 1;
    }

    /** As {@link #getBoolean()}; {@code true} comes first unless {@code falseFirst}. */
    public static boolean getBoolean(boolean falseFirst) {
        return choose(2) == (falseFirst ? 1 : 0);
    }

    /** {@code low} to {@code high}, both included, in rising order. */
    public static int getInt(int low, int high) {
        if (low > high) return getInt(high, low);
        if ((long) high - low >= Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "Verify.getInt(" + low + ", " + high + ") has more than 2147483647 alternatives");
        }
        return low + choose(high - low + 1);
    }

    /** 0 to {@code max}, both included, in rising order. */
    public static int random(int max) {
        return getInt(0, max);
    }

    /** {@code false} or {@code true}. */
    public static boolean randomBool() {
        return getBoolean();
    }

    /** One of the values, in the order given. */
    public static int getIntFromList(int... values) {
        return values[chooseIndex(values.length)];
    }

    /** One of the values, in the order given. */
    public static long getLongFromList(long... values) {
        return values[chooseIndex(values.length)];
    }

    /** One of the values, in the order given. */
    public static float getFloatFromList(float... values) {
        return values[chooseIndex(values.length)];
    }

    /** One of the values, in the order given. */
    public static double getDoubleFromList(double... values) {
        return values[chooseIndex(values.length)];
    }

    /** One of the values, in the order given. */
    public static int getIntFromSet(int... values) {
        return getIntFromList(values);
    }

    /** One of the values, in the order given. */
    public static double getDoubleFromSet(double... values) {
        return getDoubleFromList(values);
    }

    /**
     * A choice that the configuration describes: {@code KEY.values}, a list, or {@code KEY.min} and
     * {@code KEY.max}, both included. Under clew the list may name local variables of the caller, fields of its
     * object and its class, and static fields as {@code pkg.Class.field}.
     */
    public static int getInt(String key) {
        String values = getProperty(key + ".values");
        if (values != null) {
            String[] items = listItems(values);
            int[] numbers = new int[items.length];
            for (int i = 0; i < items.length; i++) numbers[i] = (int) number(key, items[i]);
            return getIntFromList(numbers);
        }
        return getInt(Integer.parseInt(required(key, "min")), Integer.parseInt(required(key, "max")));
    }

    /**
     * A choice that the configuration describes: {@code KEY.values}, a list, or {@code KEY.threshold} and
     * {@code KEY.delta}, for threshold - delta, threshold, threshold + delta.
     */
    public static double getDouble(String key) {
        String values = getProperty(key + ".values");
        if (values != null) {
            String[] items = listItems(values);
            double[] numbers = new double[items.length];
            for (int i = 0; i < items.length; i++) numbers[i] = number(key, items[i]);
            return getDoubleFromList(numbers);
        }
        double threshold = Double.parseDouble(required(key, "threshold"));
        double delta = Double.parseDouble(required(key, "delta"));
        return getDoubleFromList(threshold - delta, threshold, threshold + delta);
    }

    /** {@code value} with {@code count} of its lowest {@code width} bits flipped, whichever they are. */
    public static long getBitFlip(long value, int count, int width) {
        if (count < 0 || count > width || width > 64) {
            throw new IllegalArgumentException("Verify.getBitFlip: " + count + " of " + width + " bits");
        }
        int next = 0;
        for (int left = count; left > 0; left--) {
            next += choose(width - left - next + 1);
            value ^= 1L << next++;
        }
        return value;
    }

    public static long getBitFlip(long value, int count) {
        return getBitFlip(value, count, 64);
    }

    public static int getBitFlip(int value, int count) {
        return (int) getBitFlip(value, count, 32);
    }

    public static short getBitFlip(short value, int count) {
        return (short) getBitFlip(value, count, 16);
    }

    public static char getBitFlip(char value, int count) {
        return (char) getBitFlip(value, count, 16);
    }

    public static byte getBitFlip(byte value, int count) {
        return (byte) getBitFlip(value, count, 8);
    }

    private static int chooseIndex(int count) {
        if (count == 0) throw new IllegalArgumentException("Verify: a choice from an empty list");
        return choose(count);
    }

    private static double number(String key, String item) {
        try {
            return Double.parseDouble(item);
        } catch (NumberFormatException e) {
            return variable(key, item);
        }
    }

    private static double variable(String key, String name) {
        throw new IllegalArgumentException("Verify: " + key + ".values names " + name + ", which is no number");
    }

    private static String required(String key, String part) {
        String value = getProperty(key + "." + part);
        if (value != null) return value.trim();
        throw new IllegalArgumentException(
                "Verify: the configuration has no " + key + "." + part + " and no " + key + ".values");
    }

    private static String[] listItems(String list) {
        List<String> items = new ArrayList<>();
        for (String item : list.split("[,;:\\s]+")) {
            if (!item.isEmpty()) items.add(item);
        }
        return items.toArray(new String[0]);
    }

    /**
     * An object of the type from its description in JSON, which may hold choices: {@code {"on": TrueFalse(), "n":
     * IntSet(1, 2)}}; likewise {@code IntInterval(low, high)} and {@code DoubleSet(...)}.
     */
    public static <T> T createFromJSON(Class<T> type, String json) {
        return JsonObjects.create(type, json);
    }

    /** null, as ever. */
    public static Object randomObject(String type) {
        return null;
    }

    /**
     * One of the objects of the type that the configuration names, {@code KEY.type}, and of its subtypes, as far as
     * they are no garbage; or null, unless {@code KEY.include_null=false} (then only where there is none). On an
     * ordinary JVM, which cannot tell, null.
     */
    public static Object getObject(String key) {
        return null;
    }

    // ---- The configuration -------------------------------------------------------------------------------

    /** The value of a key that the program has set, that of the configuration, that of a system property, or null. */
    public static String getProperty(String key) {
        String value = Settings.get(key);
        if (value == null) value = configured(key);
        return value != null ? value : System.getProperty(key);
    }

    /**
     * Sets keys, each as {@code key=value}, for {@link #getProperty} and for choices that have a key; on this path
     * only. What the search itself goes by was read before the program began: the verdict says so.
     */
    public static void setProperties(String... properties) {
        for (String property : properties) {
            if (property == null) continue;
            String key = Settings.set(property);
            setting(key, Settings.get(key));
        }
    }

    private static void setting(String key, String value) {}

    private static String configured(String key) {
        return null;
    }

    // ---- The search ------------------------------------------------------------------------------------

    /** Thrown on an ordinary JVM where clew would leave the path. */
    public static final class PathIgnored extends Error {
        private static final long serialVersionUID = 1L;

        PathIgnored() {
            super("Verify.ignoreIf: paths like this one are not looked at");
        }
    }

    /** Leaves this path, without an error, if the condition holds. */
    public static void ignoreIf(boolean condition) {
        if (condition) throw new PathIgnored();
    }

    /** Hints that paths on which the condition holds deserve to be explored first. */
    public static void interesting(boolean condition) {}

    /** Hints that paths on which the condition holds can be explored last. */
    public static void boring(boolean condition) {}

    /** Until {@link #endAtomic}, no other thread runs unless this one blocks. The two nest. */
    public static void beginAtomic() {}

    /** Ends what {@link #beginAtomic} began. */
    public static void endAtomic() {}

    /** Ends the transition here: the state is stored and matched. */
    public static void breakTransition(String reason) {}

    /** Ends the transition here: the state is stored and matched. */
    public static void breakTransition() {
        breakTransition("");
    }

    /** Ends the transition here, with a choice: {@code low} to {@code high}, both included. */
    public static int breakTransition(String reason, int low, int high) {
        return getInt(low, high);
    }

    /** What the calling thread is there for has been done once more: see {@code livelock} among the properties. */
    public static void progress() {}

    /** Ends the whole search, in order, with its report. */
    public static void terminateSearch() {}

    /** True under clew, false on an ordinary JVM. */
    public static boolean isRunningInJPF() {
        return false;
    }

    /** True where states that were seen before are recognized. */
    public static boolean vmIsMatchingStates() {
        return false;
    }

    /** True where a stored path is run again. */
    public static boolean isTraceReplay() {
        return RecordedPath.isReplay();
    }

    /** A wait of no consequence, in which other threads may run. */
    public static void busyWait(long duration) {
        Thread.yield();
    }

    /** Accepted, and not relied on: clew finds out by itself what is shared. */
    public static void setShared(Object object, boolean isShared) {}

    /** Names a point of the path. */
    public static void addComment(String comment) {}

    /** Names a point of the path. */
    public static void atLabel(String label) {}

    /** Names a point of the path. */
    public static void atLabel(int label) {}

    /** Names a point of the path. */
    public static void instrumentPoint(String label) {}

    /** Names a point of the path. */
    public static void instrumentPointDeep(String label) {}

    /** Names a point of the path. */
    public static void instrumentPointDeepRecur(String label, int depth) {}

    /** Whether the caller of the method that asks is of this class or of one below it. */
    public static boolean isCalledFromClass(String className) {
        StackTraceElement[] stack = new Throwable().getStackTrace();
        if (stack.length < 3) return false;
        try {
            ClassLoader loader = Thread.currentThread().getContextClassLoader();
            Class<?> wanted = Class.forName(className, false, loader);
            return wanted.isAssignableFrom(Class.forName(stack[2].getClassName(), false, loader));
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    /** A hint for the order of the search, which clew does not take. */
    public static void setHeuristicSearchValue(int value) {
        Settings.heuristicValue = value;
    }

    /** As if it had never been set. */
    public static void resetHeuristicSearchValue() {
        Settings.heuristicValue = 0;
    }

    /** What was set on this path. */
    public static int getHeuristicSearchValue() {
        return Settings.heuristicValue;
    }

    /** For the model checker itself. */
    public static void setPeerClass(Class<?> peer) {}

    /** The time of the system; see there for what the model checker makes of it. */
    public static long currentTimeMillis() {
        return System.currentTimeMillis();
    }

    /** Accepted, and not relied on: clew finds out by itself what is shared. */
    public static void freezeSharedness(Object object, boolean freeze) {}

    /** Not answered: what is shared is found out over all paths. */
    public static boolean isShared(Object object) {
        unsupported("isShared");
        return false;
    }

    /** Under clew: the answer that the program gets is none, and the verdict says so. */
    private static void unsupported(String what) {}

    // ---- Attributes of values ----------------------------------------------------------------------------
    //
    // Those of objects stay with them. Those of fields, variables and elements are attributes of the value that is
    // there: they go where it is moved, passed or returned to, and are no part of what is computed from it. Values of
    // primitive types have such attributes; to ask for one of a reference is not supported. Under an ordinary JVM
    // nothing has any.

    public static void setFieldAttribute(Object object, String field, int attribute) {}

    public static int getFieldAttribute(Object object, String field) {
        return attribute("getFieldAttribute");
    }

    public static void addFieldAttribute(Object object, String field, int attribute) {}

    public static int[] getFieldAttributes(Object object, String field) {
        return attributes("getFieldAttributes");
    }

    public static void setLocalAttribute(String variable, int attribute) {}

    public static int getLocalAttribute(String variable) {
        return attribute("getLocalAttribute");
    }

    public static void addLocalAttribute(String variable, int attribute) {}

    public static int[] getLocalAttributes(String variable) {
        return attributes("getLocalAttributes");
    }

    public static void setElementAttribute(Object array, int index, int attribute) {}

    public static int getElementAttribute(Object array, int index) {
        return attribute("getElementAttribute");
    }

    public static void addElementAttribute(Object array, int index, int attribute) {}

    public static int[] getElementAttributes(Object array, int index) {
        return attributes("getElementAttributes");
    }

    /** In place of what it had. */
    public static void setObjectAttribute(Object object, int attribute) {
        if (object != null) ObjectAttributes.set(object, attribute);
    }

    /** The last one that it was given; 0 where it has none. */
    public static int getObjectAttribute(Object object) {
        int[] attributes = ObjectAttributes.get(object);
        return attributes == null ? 0 : attributes[0];
    }

    /** Beside what it has. */
    public static void addObjectAttribute(Object object, int attribute) {
        if (object != null) ObjectAttributes.add(object, attribute);
    }

    /** All that it was given, the last one first; null where it has none. */
    public static int[] getObjectAttributes(Object object) {
        return ObjectAttributes.get(object);
    }

    private static int attribute(String asked) {
        unsupported(asked);
        return 0;
    }

    private static int[] attributes(String asked) {
        unsupported(asked);
        return new int[0];
    }

    // ---- Beside the paths: counted over the whole search, and never taken back --------------------------

    /** The value of a counter; 0 where nobody has set it. */
    public static int getCounter(int id) {
        return RecordedPath.learned(Counters.get(id));
    }

    public static void setCounter(int id, int value) {
        Counters.set(id, value);
    }

    public static void resetCounter(int id) {
        setCounter(id, 0);
    }

    /** Adds one, and returns the new value. */
    public static int incrementCounter(int id) {
        return RecordedPath.learned(Counters.increment(id));
    }

    public static void setBitInBitSet(int id, int bit, boolean value) {
        Counters.setBit(id, bit, value);
    }

    public static boolean getBitInBitSet(int id, int bit) {
        return RecordedPath.learned(Counters.getBit(id, bit) ? 1 : 0) != 0;
    }

    /** For {@link gov.nasa.jpf.symbc.Debug#matchAbstractState} on an ordinary JVM: what a recorded path learned. */
    public static boolean isNewOnThisPath() {
        return RecordedPath.learned(1) != 0;
    }

    /** What {@link #getValue} returns for a name that nobody has put. */
    public static final int NO_VALUE = -1;

    public static void putValue(String name, int value) {
        Counters.put(name, value);
    }

    public static int getValue(String name) {
        return RecordedPath.learned(Counters.value(name));
    }

    // ---- Files -------------------------------------------------------------------------------------------

    /** Writes the object to the file as Java serializes it. */
    public static void writeObjectToFile(Object object, String file) {
        try (ObjectOutputStream out = new ObjectOutputStream(new FileOutputStream(file))) {
            out.writeObject(object);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    /** Reads what {@link #writeObjectToFile} has written. */
    public static <T> T readObjectFromFile(Class<T> type, String file) {
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream(file))) {
            return type.cast(in.readObject());
        } catch (IOException | ClassNotFoundException e) {
            throw new RuntimeException(e);
        }
    }

    /** Stores the path so far in the file, for 'clew replay' and the listener ChoiceSelector. */
    public static void storeTrace(String file, String comment) {}

    public static void storeTraceIf(boolean condition, String file, String comment) {
        if (condition) storeTrace(file, comment);
    }

    public static void storeTraceAndTerminate(String file, String comment) {
        storeTrace(file, comment);
        terminateSearch();
    }

    public static void storeTraceAndTerminateIf(boolean condition, String file, String comment) {
        if (condition) storeTraceAndTerminate(file, comment);
    }

    // ---- Output and assertions ---------------------------------------------------------------------------

    public static void print(String text) {
        System.out.print(text);
    }

    public static void print(String... texts) {
        for (String text : texts) System.out.print(text);
    }

    public static void print(String text, int value) {
        System.out.print(text + " : " + value);
    }

    public static void print(String text, boolean value) {
        System.out.print(text + " : " + value);
    }

    public static void println() {
        System.out.println();
    }

    public static void println(String text) {
        System.out.println(text);
    }

    public static void println(String text, int value) {
        System.out.println(text + " : " + value);
    }

    public static void println(String text, boolean value) {
        System.out.println(text + " : " + value);
    }

    /** The message; what the path has printed stands before it. */
    public static void printPathOutput(String message) {
        System.out.println(message);
    }

    public static void printPathOutput(boolean condition, String message) {
        if (condition) printPathOutput(message);
    }

    public static void threadPrint(String text) {
        System.out.print(Thread.currentThread().getName() + ": " + text);
    }

    public static void threadPrintln(String text) {
        System.out.println(Thread.currentThread().getName() + ": " + text);
    }

    public static final int SEVERE = 1;
    public static final int WARNING = 2;
    public static final int INFO = 3;
    public static final int FINE = 4;
    public static final int FINER = 5;
    public static final int FINEST = 6;

    /** Warnings and worse go to standard error. */
    public static void log(String logger, int level, String message) {
        if (level <= WARNING) System.err.println(message);
    }

    public static void log(String logger, int level, String message, String argument) {
        log(logger, level, message + argument);
    }

    public static void log(String logger, int level, String format, Object... arguments) {
        if (level <= WARNING) System.err.println(String.format(format, arguments));
    }

    /** Fails with an AssertionError unless the condition holds, whether or not assertions are enabled. */
    public static void assertTrue(String message, boolean condition) {
        if (!condition) throw new AssertionError(message);
    }

    /** Fails with an AssertionError unless the condition holds, whether or not assertions are enabled. */
    public static void assertTrue(boolean condition) {
        if (!condition) throw new AssertionError();
    }
}
