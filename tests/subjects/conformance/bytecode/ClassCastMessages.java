// expect: as java
import java.util.*;

public class ClassCastMessages {
    static class A {
    }

    static class B extends A {
    }

    enum E {
        X
    }

    static void run(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (ClassCastException | ArrayStoreException | NegativeArraySizeException | ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Object a = new A();
        Object text = "text";
        Object ints = new int[1];
        Object as = new A[1];
        Object[] strings = new String[2];
        Object[] bs = new B[1];
        Object[] arrays = new int[2][];
        int minus = -args.length - 3;
        run(() -> System.out.println((B) a));
        run(() -> System.out.println((Integer) text));
        run(() -> System.out.println((A) text));
        run(() -> System.out.println((String) a));
        run(() -> System.out.println((long[]) ints));
        run(() -> System.out.println((B[]) as));
        run(() -> System.out.println((Runnable) text));
        run(() -> System.out.println((String) ints));
        run(() -> System.out.println(((Comparable<Object>) text).compareTo(5)));
        run(() -> {
            List raw = new ArrayList();
            raw.add(1);
            List<String> typed = raw;
            System.out.println(typed.get(0).length());
        });
        run(() -> Integer.class.cast("x"));
        run(() -> System.out.println((E) text));
        run(() -> strings[0] = 5);
        run(() -> bs[0] = new A());
        run(() -> arrays[0] = new long[0]);
        run(() -> arrays[1] = "s");
        run(() -> strings[1] = null);
        run(() -> System.out.println(new int[minus]));
        run(() -> System.out.println(new String[3][minus]));
        run(() -> strings[2] = "");
        run(() -> System.out.println(strings[minus]));
        run(() -> ((int[]) ints)[1]++);
        run(() -> System.arraycopy(strings, 0, ints, 0, 1));
        run(() -> System.arraycopy(strings, 0, new Object[1], 0, 2));
        run(() -> System.arraycopy(new int[3], -1, new int[3], 0, 2));
        run(() -> System.arraycopy(new int[3], 1, new int[3], 0, 3));
        run(() -> System.arraycopy(text, 0, ints, 0, 1));
        run(() -> System.arraycopy(new int[3], 0, new long[3], 0, 1));
        Object[] source = {"a", "b", 3, "d"};
        String[] target = new String[4];
        run(() -> System.arraycopy(source, 0, target, 0, 4));
        System.out.println(Arrays.toString(target));
        run(() -> new TreeSet<>(Arrays.asList(1, "x")));
    }
}
