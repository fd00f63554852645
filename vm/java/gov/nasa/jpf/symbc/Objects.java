package gov.nasa.jpf.symbc;

import gov.nasa.jpf.vm.Verify;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
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

    /** Calls the method {@code void initSymbolic()} of the object's class, where it has one. */
    static void initialize(Object object) {
        for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
            try {
                Method initializer = type.getDeclaredMethod("initSymbolic");
                if (Modifier.isStatic(initializer.getModifiers()) || initializer.getReturnType() != void.class) return;
                initializer.setAccessible(true);
                initializer.invoke(object);
                return;
            } catch (NoSuchMethodException e) {
                // the class above may have one
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof Verify.PathIgnored) throw (Verify.PathIgnored) e.getCause();
                throw new Error(type.getName() + ".initSymbolic(), the initializer of inputs, failed: " + e.getCause(),
                        e.getCause());
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(type.getName() + ".initSymbolic() cannot be called", e);
            }
        }
    }

    static boolean isAbstract(Class<?> type) {
        return Modifier.isAbstract(type.getModifiers());
    }
}
