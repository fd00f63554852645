package gov.nasa.jpf.symbc;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Objects as symbolic references make them: no constructor has run, and each field is set by itself. */
final class Objects {
    private Objects() {}

    /** A new object of a class that is not abstract; its fields are 0, false and null. */
    static Object allocate(Class<?> type) {
        try {
            Class<?> unsafe = Class.forName("sun.misc.Unsafe");
            Field instance = unsafe.getDeclaredField("theUnsafe");
            instance.setAccessible(true);
            return unsafe.getMethod("allocateInstance", Class.class).invoke(instance.get(null), type);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("an object of " + type.getName() + " cannot be made", e);
        }
    }

    /** The instance fields of a class, those that it inherits first. */
    static List<Field> fields(Class<?> type) {
        List<Field> fields = type.getSuperclass() == null ? new ArrayList<Field>() : fields(type.getSuperclass());
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) fields.add(field);
        }
        return fields;
    }

    static void set(Object object, Field field, Object value) {
        try {
            field.setAccessible(true);
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field + " cannot be set", e);
        }
    }

    static boolean isAbstract(Class<?> type) {
        return Modifier.isAbstract(type.getModifiers());
    }
}
