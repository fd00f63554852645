// expect: as java
import java.lang.reflect.Modifier;
import java.util.*;

public class ClassQueries {
    public static class Outer {
        public class A {
        }

        protected static class B {
        }

        private interface C {
        }

        enum D {
        }
    }

    static Object anonymous = new Object() {
    };

    static Object inMethod() {
        class Local {
        }
        return new Local();
    }

    public static void main(String[] args) throws Exception {
        Class<?>[] nested = Outer.class.getDeclaredClasses();
        Arrays.sort(nested, Comparator.comparing(Class::getName));
        for (Class<?> c : nested) {
            System.out.println(c.getName() + " " + Modifier.toString(c.getModifiers()) + " " + c.getDeclaringClass().getSimpleName() + " "
                    + c.isMemberClass() + " " + c.isInterface());
        }
        System.out.println(Outer.class.getClasses().length);
        System.out.println(anonymous.getClass().getEnclosingClass() + " " + anonymous.getClass().getEnclosingMethod() + " "
                + inMethod().getClass().getEnclosingMethod());
        for (String name : new String[] {"java.lang.String", "[Ljava.lang.Object;", "ClassQueries$Outer$A", "java.util.Map$Entry"}) {
            System.out.println(Class.forName(name) + " " + Class.forName(name).isInterface());
        }
        for (String name : new String[] {"no.such.Class", "int", "java.lang.string", "", "java/lang/String", "[Lnope;", "String[]"}) {
            try {
                System.out.println(Class.forName(name));
            } catch (ClassNotFoundException e) {
                System.out.println("not found: " + e.getMessage());
            } catch (NoClassDefFoundError e) {
                System.out.println("no definition");
            }
        }
        for (Class<?> c = TreeMap.class; c != null; c = c.getSuperclass()) {
            System.out.println(c.getName() + " " + Arrays.toString(c.getInterfaces()) + " " + c.getModule().getName() + " "
                    + Modifier.toString(c.getModifiers()));
        }
        System.out.println(Integer.class.getPackage().getName() + " " + ClassQueries.class.getPackage().getName().isEmpty() + " "
                + ClassQueries.class.getModule().isNamed() + " " + String.class.getClassLoader() + " "
                + (ClassQueries.class.getClassLoader() == ClassLoader.getSystemClassLoader()));
        System.out.println(Integer.class.desiredAssertionStatus() + " " + ClassQueries.class.desiredAssertionStatus());
        System.out.println(ClassQueries.class.getClassLoader().loadClass("ClassQueries$Outer").getSimpleName());
        System.out.println(Number.class.isAssignableFrom(Integer.class) + " " + long.class.isAssignableFrom(int.class) + " "
                + Object.class.isAssignableFrom(int.class) + " " + Integer.class.asSubclass(Number.class));
        try {
            Integer.class.asSubclass(String.class);
        } catch (ClassCastException e) {
            System.out.println("not a subclass");
        }
        System.out.println(int.class.descriptorString() + String.class.descriptorString() + long[][].class.descriptorString() + " "
                + void.class + " " + int.class.getModifiers() + " " + Override.class.isAnnotation());
        System.out.println(new Object[0][].getClass().componentType() + " " + Thread.State.class.getEnumConstants().length + " "
                + Runnable.class.getDeclaredMethods().length);
        StackWalker.getInstance().forEach(f -> System.out.println(f.getMethodName()));
    }
}
