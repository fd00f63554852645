package gov.nasa.jpf.symbc;

import gov.nasa.jpf.vm.Verify;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;

/**
 * Objects as JSON describes them, for {@link Verify#createFromJSON}: no constructor runs, and fields that are not named
 * are 0, false and null. In place of a value there may be a choice: {@code TrueFalse()}, {@code IntSet(1, 2, 5)},
 * {@code IntInterval(1, 4)}, {@code DoubleSet(0.5, 2)}.
 */
public final class JsonObjects {
    private JsonObjects() {}

    public static <T> T create(Class<T> type, String json) {
        return type.cast(convert(Json.parse(json, JsonObjects::choose), type));
    }

    private static Object choose(String name, List<?> arguments) {
        switch (name) {
            case "TrueFalse":
                return Verify.getBoolean();
            case "IntInterval":
                if (arguments.size() != 2) break;
                return (long) Verify.getInt(((Number) arguments.get(0)).intValue(),
                        ((Number) arguments.get(1)).intValue());
            case "IntSet":
                return (long) Verify.getIntFromList(arguments.stream().mapToInt(n -> ((Number) n).intValue()).toArray());
            case "DoubleSet":
                return Verify.getDoubleFromList(
                        arguments.stream().mapToDouble(n -> ((Number) n).doubleValue()).toArray());
            default:
                break;
        }
        throw new IllegalArgumentException("Verify.createFromJSON: " + name + " with " + arguments.size()
                + " arguments is none of TrueFalse(), IntSet(…), IntInterval(low, high), DoubleSet(…)");
    }

    private static Object convert(Object value, Class<?> type) {
        if (value == null && !type.isPrimitive()) return null;
        if (value instanceof Boolean && (type == boolean.class || type.isAssignableFrom(Boolean.class))) return value;
        if (value instanceof String && type.isAssignableFrom(String.class)) return value;
        if (value instanceof String && ((String) value).length() == 1
                && (type == char.class || type == Character.class)) {
            return ((String) value).charAt(0);
        }
        if (value instanceof Number) {
            Object number = number((Number) value, type);
            if (number != null) return number;
        }
        if (value instanceof List && type.isArray()) {
            List<?> elements = (List<?>) value;
            Object array = Array.newInstance(type.getComponentType(), elements.size());
            for (int i = 0; i < elements.size(); i++) {
                Array.set(array, i, convert(elements.get(i), type.getComponentType()));
            }
            return array;
        }
        if (value instanceof Map && !type.isPrimitive() && !type.isArray() && !Objects.isAbstract(type)) {
            return object((Map<?, ?>) value, type);
        }
        throw new IllegalArgumentException(
                "Verify.createFromJSON: " + value + " is no value of " + type.getTypeName());
    }

    private static Object number(Number number, Class<?> type) {
        if (type == int.class || type == Integer.class) return number.intValue();
        if (type == long.class || type == Long.class) return number.longValue();
        if (type == short.class || type == Short.class) return number.shortValue();
        if (type == byte.class || type == Byte.class) return number.byteValue();
        if (type == char.class || type == Character.class) return (char) number.intValue();
        if (type == float.class || type == Float.class) return number.floatValue();
        if (type == double.class || type == Double.class) return number.doubleValue();
        return null;
    }

    private static Object object(Map<?, ?> members, Class<?> type) {
        Object made = Objects.allocate(type);
        for (Field field : Objects.fields(type)) {
            if (members.containsKey(field.getName())) {
                Objects.set(made, field, convert(members.get(field.getName()), field.getType()));
            }
        }
        return made;
    }
}
