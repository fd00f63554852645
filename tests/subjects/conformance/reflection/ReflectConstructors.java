// expect: as java
import java.lang.reflect.*;
import java.util.*;

public class ReflectConstructors {
    public static class A {
        final String made;

        public A() {
            made = "none";
        }

        private A(int i, long[] l) {
            made = "private " + i + l.length;
        }

        protected A(String s, Object... more) throws java.io.IOException {
            if (s == null) {
                throw new java.io.IOException("null given");
            }
            made = s + more.length;
        }
    }

    static abstract class Abstract {
        Abstract() {
        }
    }

    interface I {
    }

    enum E {
        X
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n;
        }
    }

    record R(int a, String b) {
        R {
            if (a < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    static class Failing {
        static {
            if (true) {
                throw new IllegalStateException("static");
            }
        }
    }

    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[] {A.class, Abstract.class, I.class, E.class, Inner.class, R.class, int.class, int[].class}) {
            Constructor<?>[] cs = c.getDeclaredConstructors();
            Arrays.sort(cs, Comparator.comparing(Constructor::toString));
            System.out.println(c.getSimpleName() + " " + Arrays.toString(cs) + " " + c.getConstructors().length);
        }
        System.out.println(A.class.getConstructor().newInstance().made);
        Constructor<A> priv = A.class.getDeclaredConstructor(int.class, long[].class);
        System.out.println(priv.newInstance(3, new long[2]).made + " " + priv.getParameterCount() + " " + Modifier.toString(priv.getModifiers()));
        Constructor<A> var = A.class.getDeclaredConstructor(String.class, Object[].class);
        System.out.println(var.newInstance("v", new Object[] {1, 2}).made + " " + var.isVarArgs() + " " + Arrays.toString(var.getExceptionTypes()));
        try {
            var.newInstance(null, null);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        try {
            Abstract.class.getDeclaredConstructor().newInstance();
        } catch (InstantiationException e) {
            System.out.println("abstract " + e.getMessage());
        }
        try {
            I.class.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            Constructor<?> e = E.class.getDeclaredConstructors()[0];
            e.setAccessible(true);
            e.newInstance("Y", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        ReflectConstructors outer = new ReflectConstructors();
        System.out.println(Inner.class.getDeclaredConstructor(ReflectConstructors.class, int.class).newInstance(outer, 9).n);
        System.out.println(R.class.getDeclaredConstructor(int.class, String.class).newInstance(1, "b"));
        try {
            R.class.getDeclaredConstructor(int.class, String.class).newInstance(-1, "b");
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause().getMessage());
        }
        try {
            Failing.class.getDeclaredConstructor().newInstance();
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause());
        }
        System.out.println(String.class.getConstructor(char[].class).newInstance((Object) new char[] {'o', 'k'}));
        System.out.println(A.class.getConstructor().equals(A.class.getConstructor()) + " " + var.toGenericString());
        Object list = Class.forName("java.util.ArrayList").getConstructor(Collection.class).newInstance(List.of(1, 2));
        System.out.println(list);
    }
}
