// expect: as java
import java.io.Serializable;
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class GenericsReflected {
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE_USE, ElementType.TYPE, ElementType.METHOD, ElementType.PARAMETER, ElementType.FIELD})
    @Repeatable(Marks.class)
    @interface Mark {
        String value() default "none";

        int[] numbers() default {1, 2};

        Class<?> type() default Object.class;
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE_USE, ElementType.TYPE, ElementType.METHOD, ElementType.PARAMETER, ElementType.FIELD})
    @interface Marks {
        Mark[] value();
    }

    @Mark("a")
    @Mark(value = "b", numbers = {}, type = int[].class)
    abstract static class Box<T extends Comparable<? super T> & Serializable, U> implements Function<T, List<? extends U>>, Supplier<Map<String, T[]>> {
        protected List<? super Integer>[] lists;
        U[][] grid;
        Map.Entry<T, Box<T, ?>.Inner> entry;

        class Inner {
            T t;
        }

        <X extends Exception, Y extends List<X>> Y method(@Mark("p") X x, T[] ts, int... rest) throws X, java.io.IOException {
            return null;
        }

        private static strictfp synchronized final void flags() {
        }
    }

    interface Visitor<R> {
        R visit(Object o);

        private void hidden() {
        }

        default void shown() {
        }
    }

    static class Raw extends Box<String, Integer> {
        public List<Integer> apply(String s) {
            return null;
        }

        public Map<String, String[]> get() {
            return null;
        }
    }

    static void show(Type t) {
        String s = t.getTypeName();
        if (t instanceof ParameterizedType p) s += " P" + Arrays.toString(p.getActualTypeArguments()) + p.getOwnerType();
        if (t instanceof GenericArrayType a) s += " A" + a.getGenericComponentType();
        if (t instanceof WildcardType w) s += " W" + Arrays.toString(w.getLowerBounds()) + Arrays.toString(w.getUpperBounds());
        if (t instanceof TypeVariable<?> v) s += " V" + Arrays.toString(v.getBounds()) + v.getGenericDeclaration();
        System.out.println(s);
    }

    public static void main(String[] args) throws Exception {
        for (TypeVariable<?> v : Box.class.getTypeParameters()) show(v);
        for (Type t : Box.class.getGenericInterfaces()) show(t);
        for (String f : new String[] {"lists", "grid", "entry"}) show(Box.class.getDeclaredField(f).getGenericType());
        show(Box.Inner.class.getDeclaredField("t").getGenericType());
        Method m = Arrays.stream(Box.class.getDeclaredMethods()).filter(x -> x.getName().equals("method")).findFirst().get();
        System.out.println(m.toGenericString() + " " + m.isVarArgs() + " " + Arrays.toString(m.getGenericExceptionTypes()) + Arrays.toString(m.getExceptionTypes()));
        for (Type t : m.getGenericParameterTypes()) show(t);
        System.out.println(m.getParameters()[0].getAnnotation(Mark.class).value() + " " + Modifier.toString(Box.class.getDeclaredMethod("flags").getModifiers()));
        for (Mark k : Box.class.getAnnotationsByType(Mark.class)) System.out.println(k.value() + k.numbers().length + k.type() + " " + k.annotationType().getSimpleName());
        System.out.println(Box.class.getAnnotation(Mark.class) + " " + Box.class.getAnnotation(Marks.class).value().length);
        show(Raw.class.getGenericSuperclass());
        Method[] bridges = Raw.class.getDeclaredMethods();
        Arrays.sort(bridges, Comparator.comparing(Method::toString));
        for (Method b : bridges) System.out.println(b + " " + b.isBridge() + b.isSynthetic());
        Method[] visits = Visitor.class.getDeclaredMethods();
        Arrays.sort(visits, Comparator.comparing(Method::getName));
        for (Method v : visits) System.out.println(v.toGenericString() + " " + v.isDefault());
        Object anonymous = new Object() {
            List<String> l;
        };
        Class<?> c = anonymous.getClass();
        System.out.println(c.isAnonymousClass() + " " + c.getEnclosingMethod() + " " + c.getName() + " [" + c.getSimpleName() + "] " + c.getDeclaredField("l").getGenericType());
        record Local<T>(@Mark T t, List<T>... more) {
        }
        for (RecordComponent r : Local.class.getRecordComponents()) System.out.println(r + " " + r.getGenericSignature() + " " + r.getAccessor() + " " + r.getAnnotations().length);
        System.out.println(Local.class.isLocalClass() + " " + Local.class.getDeclaredConstructors()[0].toGenericString() + " " + Modifier.toString(Local.class.getModifiers()));
        System.out.println(Array.newInstance(int.class, 2, 3).getClass() + " " + int[][].class.getComponentType() + " " + String[].class.arrayType().descriptorString() + " " + Map.Entry.class.getCanonicalName());
    }
}
