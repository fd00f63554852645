// expect: as java
public class InitializationErrors {
    static class Fails {
        static int before = 1;

        static {
            System.out.println("Fails initializes");
            if (before == 1) {
                throw new IllegalStateException("no init");
            }
        }

        static int value = 7;

        static void touch() {
        }
    }

    static class Sub extends Fails {
        static {
            System.out.println("never");
        }
    }

    static class Errors {
        static final Object o;

        static {
            System.out.println("Errors initializes");
            o = deep(3);
        }

        static Object deep(int n) {
            if (n == 0) {
                throw new LinkageError("an error is not wrapped");
            }
            return deep(n - 1);
        }
    }

    static class Checked {
        static {
            InitializationErrors.<RuntimeException>sneaky(new Exception("checked"));
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    static class Circular {
        static final Circular SELF = new Circular();
        static int count = 5;
        final int seen = count;
    }

    enum Bad {
        A, B;

        static {
            if (values().length == 2) {
                throw new RuntimeException("enum");
            }
        }
    }

    static void run(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (Throwable t) {
            System.out.println(t);
            for (Throwable c = t.getCause(); c != null; c = c.getCause()) {
                System.out.println("  caused by " + c);
            }
            if (t instanceof ExceptionInInitializerError e) {
                System.out.println("  exception " + e.getException() + " at " + e.getException().getStackTrace()[0]);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        run(() -> System.out.println(Fails.value));
        run(() -> System.out.println(Fails.before));
        run(Fails::touch);
        run(Fails::new);
        run(() -> new Sub());
        run(() -> new Sub());
        run(() -> System.out.println(Errors.o));
        run(() -> System.out.println(Errors.o));
        run(Checked::new);
        run(Checked::new);
        run(() -> System.out.println(Bad.A));
        run(() -> System.out.println(Bad.valueOf("B")));
        System.out.println(Circular.SELF.seen + " " + new Circular().seen);
        try {
            Class.forName("InitializationErrors$Fails");
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Class.forName("InitializationErrors$Fails", false, InitializationErrors.class.getClassLoader()));
        System.out.println(new Fails[2].length + " " + Fails.class.getSimpleName());
        System.out.println(Errors.o);
    }
}
