package mocks;

/** Records, enums, arrays and annotations. */
public class ClassKinds {
    public enum Two { ONE, OTHER }

    public record Pair(int first, int second) {}

    public static int kind(Class<?> type) {
        if (type.isRecord()) return type.getRecordComponents().length == 2 ? 0 : 1;
        if (type.isEnum()) return type.getEnumConstants().length == 2 ? 2 : 3;
        if (type.isArray()) return type.getComponentType() == int.class ? 4 : 5;
        if (type.isAnnotation()) return 6;
        return type.isPrimitive() ? 7 : 8;
    }
}
