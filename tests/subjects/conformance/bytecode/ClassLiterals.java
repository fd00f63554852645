// expect: as java
import java.util.function.Supplier;

public class ClassLiterals {
    static class Nested {
        class Inner {
        }

        static class Deep<T> {
        }
    }

    interface Marker {
    }

    @interface Note {
    }

    enum Colour {
        RED, GREEN {
        }
    }

    static void show(Class<?> c) {
        System.out.println(c + " | " + c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | "
                + c.getCanonicalName() + " | " + c.isArray() + c.isPrimitive() + c.isInterface() + c.isEnum() + c.isAnnotation()
                + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass());
        System.out.println("    super " + c.getSuperclass() + " component " + c.getComponentType() + " enclosing "
                + c.getEnclosingClass() + " declaring " + c.getDeclaringClass() + " package " + c.getPackageName());
    }

    public static void main(String[] args) {
        Class<?>[] classes = {int.class, void.class, long[].class, boolean[][].class, String.class, String[].class, Object.class,
            Nested.class, Nested.Inner.class, Nested.Deep.class, Nested[].class, Marker.class, Note.class, Colour.class,
            java.util.Map.Entry.class, java.util.Map.Entry[][].class, Integer.class, Integer.TYPE, Runnable.class};
        for (Class<?> c : classes) {
            show(c);
        }
        class Local {
        }
        show(Local.class);
        show(new Object() {
        }.getClass());
        Supplier<Object> s = () -> new Object() {
        };
        show(s.get().getClass());
        show(Colour.GREEN.getClass());
        System.out.println(Colour.GREEN.getDeclaringClass() + " " + (int.class == Integer.TYPE) + " "
                + (int[].class == new int[0].getClass()) + " " + (Local[].class == new Local[3].getClass()));
        System.out.println(int.class.toString() + " " + Marker.class.toString() + " " + Runnable[].class);
    }
}
