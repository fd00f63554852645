// expect: as java
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class ReflectedInvocations {
    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Marks.class)
    @interface Mark {
        String value() default "none";

        int[] numbers() default {1, 2};

        Class<?> type() default Object.class;

        Thread.State state() default Thread.State.NEW;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Marks {
        Mark[] value();
    }

    @Inherited
    @Retention(RetentionPolicy.RUNTIME)
    @interface Kept {
        Mark nested();
    }

    @Kept(nested = @Mark("inner"))
    static class Parent {
        protected long count = 7;
        public static final String CONSTANT = "c";

        private int add(int a, Integer b) {
            return a + b;
        }

        public String varargs(String first, Object... rest) {
            return first + rest.length;
        }

        void fails() throws Exception {
            throw new java.io.IOException("inside");
        }
    }

    @Mark
    @Mark(value = "two", numbers = {}, type = int[].class, state = Thread.State.BLOCKED)
    static class Child extends Parent {
        public double d = 1.5;

        private Child(String s) {
            d = s.length();
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<Child> constructor = Child.class.getDeclaredConstructor(String.class);
        constructor.setAccessible(true);
        Child child = constructor.newInstance("four");
        Method add = Parent.class.getDeclaredMethod("add", int.class, Integer.class);
        System.out.println(add.invoke(child, (short) 3, 4) + " " + child.d + " " + Modifier.toString(add.getModifiers()) + " " + add.getReturnType());
        System.out.println(Parent.class.getMethod("varargs", String.class, Object[].class).invoke(child, "x", new Object[] {1, 2}) + " " + Parent.class.getMethod("varargs", String.class, Object[].class).isVarArgs());
        try {
            Parent.class.getDeclaredMethod("fails").invoke(child);
        } catch (InvocationTargetException e) {
            System.out.println(e.getMessage() + " " + e.getCause() + " " + e.getTargetException().getMessage());
        }
        for (Object[] wrong : new Object[][] {{1}, {1, "2"}, {1L, 1}}) {
            try {
                add.invoke(child, wrong);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            add.invoke("not a parent", 1, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Field count = Parent.class.getDeclaredField("count");
        count.set(child, 'c');
        System.out.println(count.getLong(child) + " " + count.getFloat(child) + " " + Child.class.getField("CONSTANT").get(null));
        try {
            count.getInt(child);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Child.class.getField("CONSTANT").set(null, "other");
        } catch (IllegalAccessException e) {
            System.out.println(e.getMessage());
        }
        Mark[] marks = Child.class.getAnnotationsByType(Mark.class);
        System.out.println(marks.length + " " + marks[1] + " " + Child.class.getAnnotation(Mark.class) + " " + marks[0].equals(Mark.class.getMethod("value").getDefaultValue()) + Child.class.getAnnotation(Kept.class).nested().value() + Child.class.getDeclaredAnnotations().length);
        System.out.println(marks[0].hashCode() == Child.class.getAnnotationsByType(Mark.class)[0].hashCode() ? marks[0].annotationType() : "differs");
        Object array = Array.newInstance(int.class, 2, 3);
        Array.setInt(Array.get(array, 1), 2, 9);
        System.out.println(Arrays.deepToString((int[][]) array) + Array.getLength(array) + array.getClass().getComponentType());
        try {
            Array.set(new int[1], 0, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (String name : new String[] {"[I", "[Ljava.lang.String;", "int", "java.util.Map$Entry", "No$Such"}) {
            try {
                System.out.print(Class.forName(name).getSimpleName() + " ");
            } catch (ClassNotFoundException e) {
                System.out.print("no " + e.getMessage() + " ");
            }
        }
        System.out.println();
        Class<?>[] all = {int[][].class, Map.Entry.class, void.class, Child.class, Runnable.class, Mark.class, Thread.State.class, new Object() {}.getClass()};
        for (Class<?> c : all) System.out.println(c.getTypeName() + " " + c.getCanonicalName() + " " + Modifier.toString(c.getModifiers()) + " " + c.getSuperclass() + c.isInterface() + c.isAnnotation() + c.isEnum() + c.isPrimitive() + c.descriptorString() + c.toGenericString());
    }
}
