// expect: as java
import java.util.*;

public class DefaultsAndDiamonds {
    interface A {
        default String who() {
            return "A";
        }

        static String util() {
            return "static A";
        }
    }

    interface B extends A {
        @Override
        default String who() {
            return "B" + A.super.who();
        }
    }

    interface C extends A {
        String NAME = "c".toUpperCase();

        @Override
        default String who() {
            return NAME + hidden();
        }

        private String hidden() {
            return "(private)";
        }
    }

    static class D implements B, C {
        @Override
        public String who() {
            return B.super.who() + C.super.who();
        }
    }

    static class Top {
        public String who() {
            return "top";
        }
    }

    static class E extends Top implements B {}

    static abstract class F implements A {
        @Override
        public abstract String who();
    }

    static class G extends F {
        @Override
        public String who() {
            return "G";
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof G;
        }

        @Override
        public int hashCode() {
            return 7;
        }
    }

    interface Shape {
        double area();

        default int compareArea(Shape o) {
            return Double.compare(area(), o.area());
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new D().who() + " " + new E().who() + " " + new G().who() + " " + A.util() + " " + new B() {}.who() + C.NAME);
        A a = new D();
        System.out.println(((B) a).who().equals(((C) a).who()) + "" + (a instanceof C) + A.class.isAssignableFrom(E.class) + Arrays.toString(D.class.getInterfaces()));
        System.out.println(A.class.getMethod("who").isDefault() + "" + D.class.getMethod("who").isDefault() + C.class.getDeclaredMethods().length + new HashSet<>(List.of(new G(), new Object())).contains(new G()));
        Shape s = () -> 3, t = new Shape() {
            @Override
            public double area() {
                return 2;
            }

            @Override
            public int compareArea(Shape o) {
                return -Shape.super.compareArea(o);
            }
        };
        System.out.println(s.compareArea(t) + " " + t.compareArea(s));
        Comparator<String> c = String::compareTo;
        System.out.println(c.reversed().compare("a", "b") + c.thenComparing(Comparator.naturalOrder()).compare("x", "x"));
        Iterable<Integer> once = () -> List.of(1, 2).iterator();
        once.forEach(System.out::print);
        System.out.println(once.spliterator().getExactSizeIfKnown());
    }
}
