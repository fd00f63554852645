// expect: as java
import java.util.Arrays;
import java.util.List;

public class VarargsOverloads {
    static String f(Object o) {
        return "object";
    }

    static String f(Object... os) {
        return "objects " + (os == null ? "null" : os.length);
    }

    static String f(int i) {
        return "int";
    }

    static String f(long l) {
        return "long";
    }

    static String f(Integer i) {
        return "Integer";
    }

    static String f(int... is) {
        return "ints " + is.length;
    }

    static String f(char c) {
        return "char";
    }

    static String f(double d) {
        return "double";
    }

    static String f(String s, Object... rest) {
        return "string+" + rest.length;
    }

    static String g(byte... b) {
        return "bytes";
    }

    static String g(Number n) {
        return "number";
    }

    static String h(List<? super Integer> l) {
        return "list";
    }

    static String h(Iterable<?> l) {
        return "iterable";
    }

    @SafeVarargs
    static <T> T[] array(T... ts) {
        return ts;
    }

    static <T extends Comparable<T>> T max(T first, T... rest) {
        T best = first;
        for (T t : rest) {
            if (t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static class A {
        String m(Object o) {
            return "A.object";
        }

        String m(String s) {
            return "A.string";
        }

        private String p(int i) {
            return "A.p";
        }

        String callP() {
            return p(1);
        }
    }

    static class B extends A {
        @Override
        String m(Object o) {
            return "B.object " + super.m(o);
        }

        String m(Integer i) {
            return "B.integer";
        }

        String p(int i) {
            return "B.p";
        }
    }

    public static void main(String... args) {
        byte b = 1;
        short s = 2;
        float fl = 1f;
        System.out.println(f(b) + f(s) + f('c') + f(1) + f(1L) + f(fl) + f(1.0) + f(Integer.valueOf(3)) + f("x") + f(true));
        System.out.println(f(new int[3]) + f((Object) new int[3]) + f(new Object[2]) + f((Object) new Object[2]) + f(new String[4]) + f("a", "b", "c") + f(1.5, "b") + f(new Integer[] {1}));
        System.out.println(f((Object[]) null) + f((Object) null));
        System.out.println(g(b) + g(1) + g(Double.valueOf(1)) + g() + h(Arrays.asList(1)) + h(List.of("x")));
        System.out.println(array(1, 2).getClass().getSimpleName() + array("a").getClass().getSimpleName() + array().length + Arrays.toString(array(1, "x", 2.0)) + array(1, 2L).getClass().getComponentType().getSimpleName());
        System.out.println(max(3) + max("b", "c", "a") + max(1.5, 2.5));
        A a = new B();
        System.out.println(a.m("s") + " " + a.m((Object) "s") + " " + a.m(1) + " " + new B().m(1) + " " + a.callP() + " " + ((B) a).p(0));
        System.out.println(String.format("%s %s", "a", "b") + String.format("%s", (Object) new String[] {"x"}).startsWith("[Ljava") + String.join("-", "a", "b") + Arrays.asList(1, 2).size() + Arrays.asList(new int[] {1, 2}).size());
        int i = 5;
        i = i++ + ++i;
        int[] order = {0, 0, 0};
        int k = 0;
        order[k++] = order[k] + k++ * 2 + k;
        System.out.println(i + Arrays.toString(order) + k);
    }
}
