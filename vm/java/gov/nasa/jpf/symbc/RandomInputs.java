package gov.nasa.jpf.symbc;

import gov.nasa.jpf.vm.Verify;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Random inputs that favour what programs treat specially: the edges of each type, small numbers, short strings and
 * arrays, references that are null or equal. {@code -Dsymbolic.string_length=N} and {@code -Dsymbolic.array_length=N}
 * bound the lengths (8 and 4 when missing).
 */
final class RandomInputs implements Inputs.Source {
    private static final List<Class<?>> CLASSES = Arrays.asList(Object.class, String.class, Integer.class,
            Comparable.class, int.class, int[].class);
    private static final List<Method> METHODS = Arrays.asList(Integer.class.getMethods());
    private static final List<Field> FIELDS = Arrays.asList(Integer.class.getFields());
    private static final List<Class<?>> ELEMENTS = Arrays.asList(Class.class, Method.class, Field.class);
    private static final int DEPTH = 6; // of objects below an input; references beyond are null
    private static final int TRIES = 20; // of constructors, until one does not throw
    private static final String CHARS = "abcxyzABCXYZ0123456789 .,:;-+*/=()[]{}<>@#_'\"\\\t\n\0"
            + "\u007f\u00e9\u00df\u0130\u20ac\ud83d\ude00\uffff";
    private static final double[] REALS = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE, Double.MAX_VALUE, -Double.MAX_VALUE, Double.MIN_NORMAL, Float.MAX_VALUE, Float.MIN_VALUE};

    private final Random random;
    private final int stringLength;
    private final int arrayLength;
    private final List<Object> objects = new ArrayList<>();

    /** Objects are made by constructors, as records are; their fields are not set. */
    boolean usesConstructors;

    /** Numbers and strings that are tried more often than others; none at first. */
    final List<Number> numbers = new ArrayList<>();
    final List<String> strings = new ArrayList<>();

    RandomInputs(long seed) {
        this(seed, Integer.getInteger("symbolic.string_length", 8), Integer.getInteger("symbolic.array_length", 4));
    }

    RandomInputs(long seed, int stringLength, int arrayLength) {
        random = new Random(seed);
        this.stringLength = stringLength;
        this.arrayLength = arrayLength;
    }

    /** Begins a new path: references no longer find the objects made so far. */
    void forgetObjects() {
        objects.clear();
    }

    @Override
    public Object next(String name, Class<?> type) {
        int known = objects.size();
        return initialized(value(type, DEPTH), known);
    }

    @Override
    public Object reference(String name, Class<?> type) {
        int known = objects.size();
        return initialized(reference(type, DEPTH), known);
    }

    @Override
    public void fill(String name, Object object) {
        int known = objects.size();
        fill(object, DEPTH);
        initialized(object, known);
    }

    /** The input, which is complete, after the initializers of the new objects in it. */
    private Object initialized(Object input, int known) {
        for (int i = known; i < objects.size(); i++) Objects.initialize(objects.get(i));
        return input;
    }

    private Object value(Class<?> type, int depth) {
        if (type == boolean.class) return random.nextBoolean();
        if (type == int.class) return (int) integer(32);
        if (type == long.class) return integer(64);
        if (type == short.class) return (short) integer(16);
        if (type == byte.class) return (byte) integer(8);
        if (type == char.class) return random.nextInt(4) == 0 ? (char) integer(16) : character();
        if (type == double.class) return real();
        if (type == float.class) {
            return random.nextInt(3) == 0 ? Float.intBitsToFloat(random.nextInt()) : (float) real();
        }
        if (type == String.class) return string();
        if (type.isArray()) return array(type.getComponentType(), depth);
        return reference(type, depth);
    }

    private long integer(int bits) {
        switch (random.nextInt(6)) {
            case 0:
                return random.nextInt(21) - 10;
            case 1:
                return (1L << random.nextInt(bits)) - random.nextInt(3) + 1;
            case 2:
                return (-1L << random.nextInt(bits)) + random.nextInt(3) - 1;
            case 3:
                return random.nextInt(2001) - 500;
            case 4:
                return numbers.isEmpty() ? random.nextInt(128) : pick(numbers).longValue() + random.nextInt(3) - 1;
            default:
                return random.nextLong();
        }
    }

    private double real() {
        switch (random.nextInt(7)) {
            case 0:
                return REALS[random.nextInt(REALS.length)];
            case 1:
                return Double.longBitsToDouble(random.nextLong());
            case 2:
                return (random.nextInt(2001) - 1000) / 8.0;
            case 3:
                return random.nextInt(21) - 10;
            case 4:
                return integer(64);
            case 5:
                if (!numbers.isEmpty()) {
                    double number = pick(numbers).doubleValue();
                    int side = random.nextInt(4);
                    return side == 0 ? -number : side == 1 ? Math.nextUp(number)
                            : side == 2 ? Math.nextDown(number) : number;
                } // falls through
            default:
                return (random.nextDouble() - 0.5) * 2000;
        }
    }

    private char character() {
        if (!strings.isEmpty() && random.nextBoolean()) {
            String some = pick(strings);
            if (!some.isEmpty()) return some.charAt(random.nextInt(some.length()));
        }
        return CHARS.charAt(random.nextInt(CHARS.length()));
    }

    private String string() {
        int length = random.nextInt(stringLength + 1);
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            if (!strings.isEmpty() && random.nextInt(8) == 0) {
                text.append(pick(strings));
            } else {
                text.append(random.nextInt(16) == 0 ? (char) integer(16) : character());
            }
        }
        if (text.length() > stringLength) text.setLength(stringLength);
        return text.toString();
    }

    private Object array(Class<?> type, int depth) {
        Object array = Array.newInstance(type, random.nextInt(arrayLength + 1));
        boolean repeats = random.nextInt(4) == 0; // the like element at each index
        Object some = value(type, depth - 1);
        for (int i = 0; i < Array.getLength(array); i++) {
            boolean isNull = !type.isPrimitive() && random.nextInt(5) == 0;
            Array.set(array, i, isNull ? null : repeats ? some : value(type, depth - 1));
        }
        return array;
    }

    private Object reference(Class<?> type, int depth) {
        if (depth <= 0 || random.nextInt(4) == 0) return null;
        if (random.nextInt(4) == 0) {
            Object earlier = objects.isEmpty() ? null : pick(objects);
            if (type.isInstance(earlier)) return earlier;
        }
        if (type == String.class) return string();
        if (type.isArray()) return array(type.getComponentType(), depth);
        if (type == Integer.class) return value(int.class, depth);
        if (type == Long.class) return value(long.class, depth);
        if (type == Short.class) return value(short.class, depth);
        if (type == Byte.class) return value(byte.class, depth);
        if (type == Character.class) return value(char.class, depth);
        if (type == Boolean.class) return value(boolean.class, depth);
        if (type == Double.class) return value(double.class, depth);
        if (type == Float.class) return value(float.class, depth);
        if (type == Class.class) return pick(CLASSES);
        if (type == Method.class) return pick(METHODS);
        if (type == Field.class) return pick(FIELDS);
        if (type == AnnotatedElement.class) return reference(pick(ELEMENTS), depth);
        if (type.isEnum()) return constantOf(type);
        List<Class<?>> candidates = concrete(type);
        if (candidates.isEmpty()) return null;
        Class<?> picked = pick(candidates);
        if (Objects.isRecord(picked)) return constructed(picked, new Constructor<?>[] {Objects.canonicalConstructor(picked)}, depth);
        if (usesConstructors) return constructed(picked, picked.getDeclaredConstructors(), depth);
        Object object = Objects.allocate(picked);
        objects.add(object);
        fill(object, depth - 1);
        return object;
    }

    /** Null: the enum has none, or its initializer fails. */
    private Object constantOf(Class<?> type) {
        try {
            Object[] constants = type.getEnumConstants();
            return constants == null || constants.length == 0 ? null : constants[random.nextInt(constants.length)];
        } catch (LinkageError e) {
            return null;
        }
    }

    /** Leaves the path where the constructors throw: then there is no such object. */
    private Object constructed(Class<?> type, Constructor<?>[] all, int depth) {
        List<Constructor<?>> constructors = new ArrayList<>();
        for (Constructor<?> constructor : all) {
            boolean isHidden = !Objects.isRecord(type) && Modifier.isPrivate(constructor.getModifiers());
            if (!isHidden && !constructor.isSynthetic()) constructors.add(constructor);
        }
        for (int tries = 0; tries < TRIES && !constructors.isEmpty(); tries++) {
            Constructor<?> constructor = pick(constructors);
            Class<?>[] types = constructor.getParameterTypes();
            Object[] arguments = new Object[types.length];
            for (int i = 0; i < types.length; i++) arguments[i] = member(types[i], depth - 1);
            try {
                Object object = Objects.construct(constructor, arguments);
                objects.add(object);
                return object;
            } catch (InvocationTargetException e) {
                // another time
            }
        }
        Verify.ignoreIf(true);
        return null;
    }

    private Object member(Class<?> type, int depth) {
        boolean isNull = !type.isPrimitive() && random.nextInt(5) == 0;
        return isNull ? null : value(type, depth);
    }

    private void fill(Object object, int depth) {
        for (Field field : Objects.fields(object.getClass())) {
            if (isAround(field)) Objects.set(object, field, around(field.getType(), depth));
            else Objects.set(object, field, member(field.getType(), depth));
        }
        Objects.setFinal(object);
    }

    /** Of an object of an inner class: the object around it, which is there. */
    private static boolean isAround(Field field) {
        return field.isSynthetic() && field.getName().startsWith("this$");
    }

    private Object around(Class<?> type, int depth) {
        List<Class<?>> candidates = concrete(type);
        if (candidates.isEmpty()) return null;
        Object object = Objects.allocate(pick(candidates));
        objects.add(object);
        if (depth > 0) fill(object, depth - 1);
        return object;
    }

    /** The type and the types below it, as far as they are nested in the same class. */
    private static List<Class<?>> concrete(Class<?> type) {
        List<Class<?>> found = new ArrayList<>();
        if (!Objects.isAbstract(type)) found.add(type);
        Class<?> outermost = type;
        while (outermost.getEnclosingClass() != null) outermost = outermost.getEnclosingClass();
        for (Class<?> nested : outermost.getDeclaredClasses()) {
            if (nested != type && type.isAssignableFrom(nested) && !Objects.isAbstract(nested)) found.add(nested);
        }
        return found;
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
