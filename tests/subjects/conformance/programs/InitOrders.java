// expect: as java
import java.util.*;

public class InitOrders {
    static final StringBuilder log = new StringBuilder();

    static int note(String s) {
        log.append(s).append(' ');
        return s.length();
    }

    static class A {
        static int a = note("A");
        static final int CONSTANT = 5;
        static final Integer BOXED = note("boxed");
        int i = note("a-field");

        { note("a-init"); }

        A() {
            note("a-constructor");
            virtual();
        }

        void virtual() {
            note("A.virtual");
        }
    }

    static class B extends A implements I {
        static { note("B"); }

        String s = "set";
        final String f = "final";

        B() {
            super();
            note("b-constructor");
        }

        @Override
        void virtual() {
            note("B.virtual " + s + f);
        }
    }

    interface I {
        int x = note("I");

        default void d() {}
    }

    interface J {
        int y = note("J");
    }

    static class C implements J {
        static { note("C"); }
    }

    static class First {
        static final int v = Second.w + 1;
    }

    static class Second {
        static final int w = First.v + 1;
    }

    static class Failing {
        static int n = note("failing") / 0;
    }

    enum E {
        X, Y;

        static { note("E" + X.ordinal()); }

        E() {
            note("e");
        }
    }

    static class Holder {
        static final Holder ONE = new Holder();
        static int count = 7;
        int seen = count;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(A.CONSTANT + log.toString());
        B[] none = new B[2];
        System.out.println(log + "" + none.length + B.class.getSimpleName());
        new B();
        System.out.println(log);
        log.setLength(0);
        new C();
        System.out.println(log + "" + C.y + log);
        System.out.println(First.v + " " + Second.w + " " + Holder.ONE.seen + Holder.count);
        for (int i = 0; i < 2; i++) {
            try {
                Failing.n++;
            } catch (ExceptionInInitializerError e) {
                System.out.println(e + " " + e.getCause());
            } catch (NoClassDefFoundError e) {
                System.out.println(e.getMessage() + " " + e.getCause());
            }
        }
        log.setLength(0);
        System.out.println(E.valueOf("Y") + log.toString());
        log.setLength(0);
        Class.forName("InitOrders$Lazy", false, InitOrders.class.getClassLoader());
        System.out.println("not yet" + log);
        Class.forName("InitOrders$Lazy");
        System.out.println(log + "" + Lazy.constantString + Lazy.made);
        int[] a = {0};
        int i = 0;
        a[i++] = i + (i = 5) * i++;
        System.out.println(a[0] + " " + i + " " + (i += i++ + ++i) + tryOrder() + conditional(null));
    }

    static class Lazy {
        static final String constantString = "constant";
        static int made = note("lazy");
    }

    @SuppressWarnings("finally")
    static int tryOrder() {
        int x = 1;
        try {
            try {
                x = 2;
                return x;
            } finally {
                x = 3;
                if (x == 3) throw new RuntimeException();
            }
        } catch (RuntimeException e) {
            x += 10;
            return x;
        } finally {
            x = 100;
        }
    }

    static String conditional(Integer n) {
        Object o = true ? 1 : 2.0;
        try {
            int v = true ? n : 0;
            return "" + v;
        } catch (NullPointerException e) {
            return " " + o + (char) (true ? 'a' : 0) + (false ? 1 : 'b');
        }
    }
}
