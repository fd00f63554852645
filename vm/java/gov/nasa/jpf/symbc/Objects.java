package gov.nasa.jpf.symbc;

import gov.nasa.jpf.vm.Verify;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Objects as symbolic references make them: no constructor has run, and each field is set by itself. */
final class Objects {
    /** Members of a JSON object that say what it is; fields of these names have their class in front of them. */
    private static final List<String> WORDS =
            Arrays.asList("arguments", "array", "constant", "field", "literal", "method", "same", "types", "utf16");

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

    static boolean isRecord(Class<?> type) {
        return type.getSuperclass() != null && type.getSuperclass().getName().equals("java.lang.Record");
    }

    /** The constructor that takes the components of a record, in their order. */
    static Constructor<?> canonicalConstructor(Class<?> record) {
        List<Class<?>> types = new ArrayList<>();
        for (Field component : fields(record)) types.add(component.getType());
        try {
            return record.getDeclaredConstructor(types.toArray(new Class<?>[0]));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(record.getName() + " has no canonical constructor", e);
        }
    }

    /** Throws what the constructor throws. */
    static Object construct(Constructor<?> constructor, Object[] arguments) throws InvocationTargetException {
        try {
            constructor.setAccessible(true);
            return constructor.newInstance(arguments);
        } catch (InstantiationException | IllegalAccessException e) {
            throw new IllegalStateException(constructor + " cannot be called", e);
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

    /** With its class in front of it where a class below has another field of its name, or where it is one of the WORDS. */
    static String nameOf(Field field, Class<?> made) {
        if (WORDS.contains(field.getName())) return field.getDeclaringClass().getName() + "." + field.getName();
        for (Class<?> below = made; below != field.getDeclaringClass(); below = below.getSuperclass()) {
            for (Field other : below.getDeclaredFields()) {
                if (!Modifier.isStatic(other.getModifiers()) && other.getName().equals(field.getName())) {
                    return field.getDeclaringClass().getName() + "." + field.getName();
                }
            }
        }
        return field.getName();
    }

    static void set(Object object, Field field, Object value) {
        try {
            field.setAccessible(true);
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field + " cannot be set", e);
        }
    }

    /** Where all objects of a class are made by one constructor without parameters, final fields are what it says. */
    static void setFinal(Object object) {
        for (Field field : fields(object.getClass())) {
            Constructor<?>[] constructors = field.getDeclaringClass().getDeclaredConstructors();
            if (!Modifier.isFinal(field.getModifiers()) || constructors.length != 1
                    || constructors[0].getParameterCount() > 0 || isAbstract(field.getDeclaringClass())) {
                continue;
            }
            try {
                Object other = construct(constructors[0], new Object[0]);
                field.setAccessible(true);
                set(object, field, field.get(other));
            } catch (InvocationTargetException | IllegalAccessException e) {
                // it stays as it is
            }
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
