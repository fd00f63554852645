package gov.nasa.jpf.symbc;

import java.io.IOException;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The list {@code "inputs"} of a trace, one entry for each input in the order in which the program asks for them.
 *
 * <p>An int, long, short, byte, char, float or double is a number, or for the two latter "NaN", "Infinity" or
 * "-Infinity"; a char may be a string of one char as well. A boolean is true or false, a string a string, or
 * {@code {"utf16": [55357, 97]}} where it has half of a surrogate pair, an array a list. An object is a JSON object:
 * {@code "class"}, where it is not the declared type; its fields by name ("pkg.Above.x" where a class below
 * has another field x), those that are not there being 0, false or
 * null. {@code {"same": 1}} is the first object of the list again, counting from 1 in the order in which their braces
 * open; an array is one of them where it is written {@code {"array": [0, 0]}}. {@code {"constant": "pkg.Color.RED"}} is a constant of an enum,
 * {@code {"literal": "pkg.Color"}} a class, by its binary name, {@code {"method": "pkg.Bean.setName(java.lang.String)"}} a
 * method and {@code {"field": "pkg.Bean.name"}} a field. Fields with the name of one of these words have their class in
 * front of it as well.
 * {@code {"class": "pkg.Account", "types": ["int"], "arguments": [5]}} is made by the constructor of these types; a
 * record is by its canonical one.
 */
final class RecordedInputs implements Inputs.Source {
    private final String origin;
    private final List<?> inputs;
    private final List<Object> objects = new ArrayList<>();
    private final List<Runnable> afterwards = new ArrayList<>(); // when all objects are there
    private int position;

    RecordedInputs(String file) {
        this(read(file), file);
    }

    /** @param origin for messages */
    RecordedInputs(List<?> inputs, String origin) {
        this.inputs = inputs;
        this.origin = origin;
    }

    @Override
    public Object next(String name, Class<?> type) {
        if (position == inputs.size()) {
            throw new IllegalStateException("the program asks for more inputs than the " + position + " of " + origin);
        }
        int known = objects.size();
        Object input = convert(inputs.get(position++), type);
        for (Runnable setting : afterwards) setting.run();
        afterwards.clear();
        for (int i = known; i < objects.size(); i++) Objects.initialize(objects.get(i)); // it is complete now
        return input;
    }

    @Override
    public Object reference(String name, Class<?> type) {
        return next(name, type);
    }

    @Override
    public void fill(String name, Object object) {
        for (Field field : Objects.fields(object.getClass())) {
            Objects.set(object, field, next(name, field.getType()));
        }
    }

    private Object convert(Object value, Class<?> type) {
        if (value == null && !type.isPrimitive()) return null;
        if (value instanceof Boolean && (type == boolean.class || type.isAssignableFrom(Boolean.class))) return value;
        if (value instanceof Number) {
            Number number = (Number) value;
            if (type == int.class || type == Integer.class) return number.intValue();
            if (type == long.class || type == Long.class) return number.longValue();
            if (type == short.class || type == Short.class) return number.shortValue();
            if (type == byte.class || type == Byte.class) return number.byteValue();
            if (type == char.class || type == Character.class) return (char) number.intValue();
            if (type == float.class || type == Float.class) return number.floatValue();
            if (type == double.class || type == Double.class) return number.doubleValue();
        }
        if (value instanceof String) {
            String text = (String) value;
            if (type.isAssignableFrom(String.class)) return text;
            if (type == float.class || type == Float.class) return Float.valueOf(text);
            if (type == double.class || type == Double.class) return Double.valueOf(text);
            if ((type == char.class || type == Character.class) && text.length() == 1) return text.charAt(0);
        }
        if (value instanceof List && type.isArray()) return array((List<?>) value, type.getComponentType());
        if (value instanceof Map && type.isAssignableFrom(String.class) && ((Map<?, ?>) value).containsKey("utf16")) {
            char[] units = (char[]) array((List<?>) ((Map<?, ?>) value).get("utf16"), char.class);
            return new String(units);
        }
        if (value instanceof Map && !type.isPrimitive()) return object((Map<?, ?>) value, type);
        throw new IllegalStateException("input " + position + " of " + origin + " is " + value
                + ", and the program asks for a value of " + type.getName() + ": the trace is of another program");
    }

    private Object array(List<?> elements, Class<?> type) {
        return fill(Array.newInstance(type, elements.size()), elements, type);
    }

    private Object fill(Object array, List<?> elements, Class<?> type) {
        for (int i = 0; i < elements.size(); i++) Array.set(array, i, convert(elements.get(i), type));
        return array;
    }

    private Object object(Map<?, ?> members, Class<?> type) {
        if (members.containsKey("same")) return objects.get(((Number) members.get("same")).intValue() - 1);
        if (members.containsKey("array") && type.isArray()) {
            List<?> elements = (List<?>) members.get("array");
            Object array = Array.newInstance(type.getComponentType(), elements.size());
            objects.add(array); // it may be an element of itself
            return fill(array, elements, type.getComponentType());
        }
        if (members.containsKey("constant")) return constant((String) members.get("constant"), type);
        if (members.containsKey("literal")) return literal((String) members.get("literal"));
        if (members.containsKey("method")) return method((String) members.get("method"));
        if (members.containsKey("field")) return field((String) members.get("field"));
        Class<?> actual = members.containsKey("class") ? classOf((String) members.get("class"), type) : type;
        if (members.containsKey("arguments")) {
            List<?> arguments = (List<?>) members.get("arguments");
            return construct(constructor(actual, (List<?>) members.get("types")), arguments);
        }
        if (Objects.isRecord(actual)) {
            List<Object> components = new ArrayList<>();
            for (Field field : Objects.fields(actual)) {
                Object component = members.get(Objects.nameOf(field, actual));
                boolean isZero = component == null && field.getType().isPrimitive();
                components.add(!isZero ? component : field.getType() == boolean.class ? (Object) false : (Object) 0);
            }
            return construct(Objects.canonicalConstructor(actual), components);
        }
        Object object = Objects.allocate(actual);
        objects.add(object);
        for (Field field : Objects.fields(actual)) {
            String name = Objects.nameOf(field, actual);
            if (!members.containsKey(name)) continue;
            Object member = members.get(name);
            int later = member instanceof Map && ((Map<?, ?>) member).containsKey("same")
                    ? ((Number) ((Map<?, ?>) member).get("same")).intValue() - 1 : -1;
            if (later >= 0 && objects.get(later) == null) { // it is made from this object
                afterwards.add(() -> Objects.set(object, field, objects.get(later)));
            } else {
                Objects.set(object, field, convert(member, field.getType()));
            }
        }
        return object;
    }

    private Object construct(Constructor<?> constructor, List<?> given) {
        int index = objects.size();
        objects.add(null);
        Class<?>[] types = constructor.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) arguments[i] = convert(given.get(i), types[i]);
        try {
            objects.set(index, Objects.construct(constructor, arguments));
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(constructor + " refuses input " + position + " of " + origin, e.getCause());
        }
        return objects.get(index);
    }

    private static Constructor<?> constructor(Class<?> type, List<?> types) {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            List<String> names = new ArrayList<>();
            for (Class<?> parameter : constructor.getParameterTypes()) names.add(parameter.getTypeName());
            if (names.equals(types)) return constructor;
        }
        throw new IllegalStateException(type.getName() + " has no constructor of " + types + " for an input");
    }

    private static Object constant(String name, Class<?> declared) {
        int dot = name.lastIndexOf('.');
        for (Object constant : classOf(name.substring(0, dot), declared).getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name.substring(dot + 1))) return constant;
        }
        throw new IllegalStateException("no constant " + name + " for an input");
    }

    private static Class<?> literal(String name) {
        for (Class<?> primitive : new Class<?>[] {boolean.class, byte.class, char.class, short.class, int.class, long.class,
            float.class, double.class, void.class}) {
            if (primitive.getName().equals(name)) return primitive;
        }
        try {
            return Class.forName(name, false, ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("no class " + name + " for an input", e);
        }
    }

    private static Method method(String text) {
        int types = text.indexOf('('), dot = text.lastIndexOf('.', types);
        for (Method method : literal(text.substring(0, dot)).getDeclaredMethods()) {
            List<String> names = new ArrayList<>();
            for (Class<?> parameter : method.getParameterTypes()) names.add(parameter.getTypeName());
            String shown = method.getName() + "(" + String.join(",", names) + ")";
            if (shown.equals(text.substring(dot + 1))) return method;
        }
        throw new IllegalStateException("no method " + text + " for an input");
    }

    private static Field field(String text) {
        int dot = text.lastIndexOf('.');
        try {
            return literal(text.substring(0, dot)).getDeclaredField(text.substring(dot + 1));
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException("no field " + text + " for an input", e);
        }
    }

    private static Class<?> classOf(String name, Class<?> declared) {
        try {
            return Class.forName(name, true, declared.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("no class " + name + " for an input", e);
        }
    }

    private static List<?> read(String file) {
        try {
            Object document = Json.parse(new String(Files.readAllBytes(Paths.get(file)), StandardCharsets.UTF_8));
            Object list = document instanceof Map ? ((Map<?, ?>) document).get("inputs") : null;
            if (list instanceof List) return (List<?>) list;
            throw new IllegalArgumentException("clew.replay=" + file + ": no list \"inputs\" in it");
        } catch (IOException e) {
            throw new IllegalArgumentException("clew.replay=" + file + ": cannot be read: " + e, e);
        }
    }
}
