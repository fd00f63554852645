// expect: as java
import java.lang.reflect.*;
import java.util.*;
import java.util.function.Function;

public class GenericSignatures {
    static abstract class Box<T extends Comparable<? super T> & Cloneable, U> extends AbstractMap<String, List<T>>
            implements Function<U[], Map.Entry<T, ?>> {
        T plain;
        List<? extends Number> wild;
        T[] array;
        Map<String, Map<T, int[]>>[] nested;
        Inner<String> inner;

        class Inner<V> {
            V v;
            U u;
        }

        abstract <X extends Exception, Y> Y method(X x, List<? super Y>... more) throws X;

        abstract int simple(int a, String b);
    }

    static class Tok<T> {
        Type type() {
            return ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
        }
    }

    static String kind(Type t) {
        if (t instanceof Class<?> c) {
            return "class " + c.getSimpleName();
        } else if (t instanceof ParameterizedType p) {
            return "parameterized " + p.getRawType() + " of " + p.getOwnerType() + " " + p.getActualTypeArguments().length;
        } else if (t instanceof TypeVariable<?> v) {
            return "variable " + v.getName() + " of " + v.getGenericDeclaration() + " " + Arrays.toString(v.getBounds());
        } else if (t instanceof WildcardType w) {
            return "wildcard " + Arrays.toString(w.getUpperBounds()) + Arrays.toString(w.getLowerBounds());
        } else if (t instanceof GenericArrayType a) {
            return "array of " + a.getGenericComponentType();
        }
        return "?";
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Box.class.toGenericString());
        System.out.println(Arrays.toString(Box.class.getTypeParameters()) + " " + Box.class.getGenericSuperclass() + " "
                + Arrays.toString(Box.class.getGenericInterfaces()));
        for (TypeVariable<?> v : Box.class.getTypeParameters()) {
            System.out.println(kind(v));
        }
        for (Field f : Box.class.getDeclaredFields()) {
            System.out.println(f.getName() + " " + f.getGenericType() + " " + f.getGenericType().getTypeName() + " " + kind(f.getGenericType()));
        }
        Method[] methods = Box.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        for (Method m : methods) {
            System.out.println(m.toGenericString() + " " + Arrays.toString(m.getTypeParameters()) + " " + m.getGenericReturnType() + " "
                    + Arrays.toString(m.getGenericParameterTypes()) + Arrays.toString(m.getGenericExceptionTypes()));
        }
        System.out.println(kind(((ParameterizedType) Box.class.getDeclaredField("wild").getGenericType()).getActualTypeArguments()[0]));
        System.out.println(Box.Inner.class.getDeclaredField("u").getGenericType() + " " + kind(Box.Inner.class.getDeclaredField("v").getGenericType()));
        System.out.println(new Tok<Map<String, ? super List<Integer>>>() {
        }.type());
        System.out.println(new Tok<int[][]>() {
        }.type() + " " + new Tok<List<String>[]>() {
        }.type());
        Type a = new Tok<List<String>>() {
        }.type(), b = new Tok<List<String>>() {
        }.type();
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a.equals(List.class));
        System.out.println(Map.Entry.class.getMethod("comparingByKey").toGenericString());
        System.out.println(Collections.class.getMethod("max", Collection.class).toGenericString());
        System.out.println(Enum.class.toGenericString() + " " + Enum.class.getGenericInterfaces()[1]);
    }
}
