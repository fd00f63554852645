// expect: as java
import java.lang.reflect.*;
import java.util.*;

public class ReflectMethods {
    public static class Base {
        public String who() {
            return "base";
        }

        private String hidden(int a, long b) {
            return "hidden " + a + b;
        }

        static double area(double r, float f) {
            return r * f;
        }
    }

    public static class Derived extends Base implements Comparable<Derived> {
        @Override
        public String who() {
            return "derived";
        }

        public synchronized final int sum(int... xs) throws IllegalStateException, java.io.IOException {
            return Arrays.stream(xs).sum();
        }

        public <T extends Number & Comparable<T>> List<? super T> generic(T t, Map<String, T[]> m) {
            return null;
        }

        public int compareTo(Derived d) {
            return 0;
        }

        void throwing(String s) throws Exception {
            throw new Exception("from " + s);
        }

        protected void nothing() {
        }

        byte small(byte b, char c, boolean z, short s) {
            return (byte) (b + c + s + (z ? 1 : 0));
        }
    }

    static String[] names(Class<?>[] types) {
        return Arrays.stream(types).map(Class::getSimpleName).toArray(String[]::new);
    }

    public static void main(String[] args) throws Exception {
        Method[] methods = Derived.class.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::toString));
        for (Method m : methods) {
            System.out.println(m + " | " + m.toGenericString() + " | " + m.getReturnType().getSimpleName() + " "
                    + Arrays.toString(names(m.getParameterTypes())) + Arrays.toString(names(m.getExceptionTypes())) + " " + m.isVarArgs()
                    + m.isBridge() + m.isDefault() + " " + Modifier.toString(m.getModifiers()));
        }
        Derived d = new Derived();
        Method who = Base.class.getMethod("who");
        System.out.println(who.invoke(d) + " " + who.invoke(new Base()) + " " + Derived.class.getMethod("who").getDeclaringClass());
        Method hidden = Base.class.getDeclaredMethod("hidden", int.class, long.class);
        hidden.setAccessible(true);
        System.out.println(hidden.invoke(d, 1, 2L) + " " + hidden.invoke(d, (short) 1, 2));
        Method area = Base.class.getDeclaredMethod("area", double.class, float.class);
        System.out.println(area.invoke(null, 2.0, 1.5f) + " " + area.invoke("ignored", 2, 'A'));
        System.out.println(Derived.class.getMethod("sum", int[].class).invoke(d, new int[] {1, 2, 3}));
        Method small = Derived.class.getDeclaredMethod("small", byte.class, char.class, boolean.class, short.class);
        System.out.println(small.invoke(d, (byte) 1, 'a', true, (short) 3) + " " + small.invoke(d, (byte) 1, 'a', true, (byte) 3).getClass());
        Method throwing = Derived.class.getDeclaredMethod("throwing", String.class);
        try {
            throwing.invoke(d, "here");
        } catch (InvocationTargetException e) {
            System.out.println(e.getMessage() + " " + e.getCause() + " " + e.getTargetException().getStackTrace()[0]);
        }
        for (Object[] bad : new Object[][] {{}, {1}, {"a", "b"}}) {
            try {
                throwing.invoke(d, bad);
            } catch (IllegalArgumentException e) {
                System.out.println("illegal arguments");
            }
        }
        try {
            who.invoke("string");
        } catch (IllegalArgumentException e) {
            System.out.println("wrong receiver");
        }
        try {
            who.invoke(null);
        } catch (NullPointerException e) {
            System.out.println("null receiver");
        }
        try {
            area.invoke(null, null, 1f);
        } catch (IllegalArgumentException | NullPointerException e) {
            System.out.println("null for a primitive");
        }
        System.out.println(Derived.class.getDeclaredMethod("nothing").invoke(d));
        try {
            Derived.class.getMethod("absent", String.class, int[].class);
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        Method clone = Object.class.getDeclaredMethod("clone");
        try {
            clone.invoke(new int[1]);
        } catch (IllegalAccessException e) {
            System.out.println("protected");
        }
        Method main = ReflectMethods.class.getMethod("compare", int.class);
        System.out.println(main.invoke(null, 5));
        int calls = 0;
        for (int i = 0; i < 40; i++) {
            calls += (Integer) main.invoke(null, i);
        }
        System.out.println(calls);
        System.out.println(List.class.getMethod("size").invoke(new ArrayList<>(List.of(1, 2))) + " "
                + Runnable.class.getMethods().length + " " + Comparable.class.getMethods()[0]);
    }

    public static int compare(int x) {
        return x * 2;
    }
}
