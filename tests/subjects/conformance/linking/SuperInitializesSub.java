// expect: as java
/** A superclass whose initializer uses the subclass, on the way to which it is initialized, and failures on the way. */
public class SuperInitializesSub {
    static int log(String what, int value) {
        System.out.println(what);
        return value;
    }

    static class Base {
        static int base = log("Base begins", 1);
        static int fromSub = Sub.sub + log("Base has read Sub.sub", 0);
        static final Base INSTANCE = new Sub();
    }

    static class Sub extends Base {
        static final String CONSTANT = "constant";
        static final Object TEXT = "text";
        static int sub = log("Sub begins", 2);
        static int made = log("Sub has read Base.base " + base, 3);
        int id = made++;
    }

    interface Described {
        int DESCRIBED = log("Described", 4);

        default String describe() {
            return "described " + DESCRIBED;
        }
    }

    static class Middle implements Described {
        // no initializer of its own
    }

    static class Last extends Middle {
        static int last = log("Last", 5);
    }

    static class FailingBase {
        static int fails = fail();

        static int fail() {
            System.out.println("FailingBase uses the subclass: " + UsesFailing.value());
            throw new IllegalStateException("base fails");
        }
    }

    static class UsesFailing extends FailingBase {
        static int own = log("UsesFailing never begins", 6);

        static int value() {
            return own;
        }
    }

    static class Recursive {
        static int depth = down(0);

        static int down(int n) {
            return down(n + 1) + 1;
        }
    }

    static void attempt(Runnable r) {
        for (int i = 0; i < 2; i++) {
            try {
                r.run();
            } catch (Throwable t) {
                System.out.println(t + " cause " + t.getCause());
                if (t instanceof ExceptionInInitializerError) {
                    for (StackTraceElement e : t.getCause().getStackTrace()) {
                        System.out.println("  " + e);
                    }
                }
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(Sub.CONSTANT);
        System.out.println(new Sub().id + " " + Base.INSTANCE.getClass().getSimpleName() + " " + ((Sub) Base.INSTANCE).id + " " + Base.fromSub
                + " " + Sub.TEXT);
        System.out.println(new Last().describe() + Last.last);
        attempt(() -> UsesFailing.value());
        attempt(() -> new FailingBase());
        attempt(() -> System.out.println(Recursive.depth));
        int missing = 0;
        try {
            Missing.use();
        } catch (NoClassDefFoundError e) {
            missing++;
        }
        System.out.println(missing);
    }

    static class Missing {
        static void use() {
            throw new NoClassDefFoundError("itself");
        }
    }
}
