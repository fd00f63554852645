// expect: as java
import java.util.concurrent.Callable;

public class CheckedAndGeneric {
    static <E extends Throwable> void sneaky(Throwable t) throws E {
        @SuppressWarnings("unchecked")
        E e = (E) t;
        throw e;
    }

    interface Thrower<E extends Exception> {
        void run() throws E;
    }

    static <E extends Exception> String attempt(Thrower<E> t) {
        try {
            t.run();
            return "ok";
        } catch (Exception e) {
            return e.getClass().getName() + ":" + e.getMessage();
        }
    }

    static int finallyOrder(Callable<Integer> c) {
        int x = 0;
        try {
            x = c.call();
        } catch (ArithmeticException e) {
            x = -1;
        } catch (RuntimeException e) {
            x = -2;
        } catch (Exception e) {
            x = -3;
        } catch (StackOverflowError | AssertionError e) {
            x = -4;
        } catch (Throwable t) {
            x = -5;
        } finally {
            x *= 10;
        }
        return x;
    }

    public static void main(String[] args) {
        System.out.println(attempt(() -> {
            throw new java.io.IOException("io");
        }));
        System.out.println(attempt(() -> CheckedAndGeneric.<RuntimeException>sneaky(new InterruptedException("sneaked"))));
        System.out.println(attempt(() -> {
        }));
        System.out.println(finallyOrder(() -> 1) + " " + finallyOrder(() -> 1 / (args.length)) + " "
                + finallyOrder(() -> Integer.parseInt("x")) + " " + finallyOrder(() -> {
                    throw new Exception();
                }) + " " + finallyOrder(() -> {
                    throw new AssertionError();
                }) + " " + finallyOrder(() -> {
                    throw new LinkageError();
                }));
        try {
            throw new Throwable("plain throwable");
        } catch (Throwable t) {
            System.out.println(t);
        }
        try {
            Object o = new int[0];
            ((int[]) o)[0] = 1;
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        int count = 0;
        for (int i = 0; i < 1000; i++) {
            try {
                if (i % 3 == 0) {
                    throw new Exception("" + i);
                }
                count++;
            } catch (Exception e) {
                count += e.getMessage().length();
            }
        }
        System.out.println(count);
    }
}
