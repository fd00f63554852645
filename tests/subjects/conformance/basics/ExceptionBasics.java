// expect: as java
public class ExceptionBasics {
    static class Checked extends Exception {
        final int code;

        Checked(String message, int code) {
            super(message);
            this.code = code;
        }
    }

    static int depth(int n) throws Checked {
        if (n == 0) {
            throw new Checked("bottom", 7);
        }
        try {
            return depth(n - 1);
        } finally {
            System.out.print("f" + n + " ");
        }
    }

    static void run(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (ArithmeticException | NegativeArraySizeException e) {
            System.out.println("multi " + e);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index " + e);
        } catch (RuntimeException e) {
            System.out.println("runtime " + e);
        }
    }

    public static void main(String[] args) {
        try {
            depth(3);
        } catch (Checked e) {
            System.out.println(e.getMessage() + e.code);
        }
        int zero = args.length;
        int[] array = new int[3];
        Object text = "text";
        run(() -> System.out.println(1 / zero));
        run(() -> System.out.println(1 % zero));
        run(() -> System.out.println(1L / zero));
        run(() -> System.out.println(5L % (long) zero));
        run(() -> System.out.println(1.0 / zero));
        run(() -> System.out.println(array[3]));
        run(() -> array[-1] = 2);
        run(() -> System.out.println(new int[zero - 1].length));
        run(() -> System.out.println(Integer.parseInt("12x")));
        run(() -> ((Object[]) new String[1])[0] = 1);
        run(() -> "abc".substring(5));
        run(() -> {
            throw new IllegalStateException("illegal");
        });
        run(() -> java.util.List.of(1).add(2));
        run(() -> new java.util.ArrayList<>().iterator().next());
        run(() -> {
        });
        try {
            throw new Error("error");
        } catch (Throwable t) {
            System.out.println(t);
        }
        try {
            try {
                throw new RuntimeException("one");
            } finally {
                System.out.println("finally runs");
            }
        } catch (RuntimeException e) {
            System.out.println("caught " + e.getMessage());
        }
    }
}
