// expect: as java
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class BridgesAndVariance {
    interface Shape<T extends Shape<T>> extends Comparable<T> {
        T scaled(double by);

        double area();

        @Override
        default int compareTo(T other) {
            return Double.compare(area(), other.area());
        }
    }

    static class Square implements Shape<Square>, Cloneable {
        final double side;

        Square(double side) {
            this.side = side;
        }

        @Override
        public Square scaled(double by) {
            return new Square(side * by);
        }

        @Override
        public double area() {
            return side * side;
        }

        @Override
        protected Square clone() throws CloneNotSupportedException {
            return (Square) super.clone();
        }
    }

    static abstract class Base<A, B> {
        abstract B apply(A a);

        B twice(A a) {
            apply(a);
            return apply(a);
        }
    }

    static class Length extends Base<String, Integer> {
        int calls;

        @Override
        Integer apply(String s) {
            calls++;
            return s.length();
        }
    }

    @SafeVarargs
    static <T extends Comparable<? super T>> T largest(T first, T... others) {
        T best = first;
        for (T t : others) if (t.compareTo(best) > 0) best = t;
        return best;
    }

    static <T> void copy(List<? extends T> from, Collection<? super T> to) {
        to.addAll(from);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) throws Exception {
        System.out.println(largest(new Square(2), new Square(5), new Square(3)).scaled(2).area() + " " + largest("b", "c", "a") + " " + new Square(1).clone().side);
        Base raw = new Length();
        try {
            raw.twice(5);
        } catch (ClassCastException e) {
            System.out.println("cast " + ((Length) raw).calls);
        }
        System.out.println(raw.twice("four") + " " + ((Length) raw).calls);
        for (Method m : sorted(Length.class.getDeclaredMethods())) System.out.println(m.getReturnType().getSimpleName() + " " + m.getName() + Arrays.toString(m.getParameterTypes()) + m.isBridge() + m.isSynthetic());
        System.out.println(Arrays.stream(Square.class.getDeclaredMethods()).filter(Method::isBridge).count());
        List<Object> objects = new ArrayList<>();
        copy(List.of(1, 2), objects);
        copy(List.of("x"), objects);
        System.out.println(objects);
        List<Integer> polluted = (List) new ArrayList<>(List.of("no int"));
        try {
            int i = polluted.get(0);
        } catch (ClassCastException e) {
            System.out.println("polluted");
        }
        Function<Object, Number> wide = o -> o.hashCode();
        Function<? super String, ? extends Object> narrow = wide.andThen(n -> n.intValue() % 10);
        System.out.println(narrow.apply("a"));
        ParameterizedType type = (ParameterizedType) Length.class.getGenericSuperclass();
        System.out.println(type + " " + Shape.class.getTypeParameters()[0].getBounds()[0] + " " + BridgesAndVariance.class.getDeclaredMethod("copy", List.class, Collection.class).toGenericString());
        Object[] strings = new String[1];
        try {
            strings[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
    }

    static Method[] sorted(Method[] methods) {
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        return methods;
    }
}
