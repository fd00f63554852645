// expect: as java
public class InitializationOrder {
    static <T> T log(String s, T t) {
        System.out.println("init " + s);
        return t;
    }

    interface I {
        int I_FIELD = log("I", 1);

        default void m() {
        }
    }

    interface J extends I {
        int J_FIELD = log("J", 2);
    }

    interface K {
        int K_FIELD = log("K without defaults", 3);
    }

    static class Super implements K {
        static int s = log("Super", 4);
    }

    static class Sub extends Super implements J {
        static int t = log("Sub", 5);
        static final int CONSTANT = 6;
        static final int NOT_CONSTANT = log("Sub.NOT_CONSTANT", 7);

        static int method() {
            return 8;
        }
    }

    static class Holder {
        static final Holder INSTANCE = new Holder();
        static int counter = 10;
        int seen = counter++;

        static {
            System.out.println("Holder block " + counter);
        }
    }

    static class A {
        static int a = B.b + 1;
    }

    static class B {
        static int b = A.a + 10;
    }

    static class Outer {
        static {
            System.out.println("Outer");
        }

        static class Nested {
            static {
                System.out.println("Nested only");
            }

            static int x = 1;
        }
    }

    static class ViaReflection {
        static {
            System.out.println("ViaReflection");
        }
    }

    static class ViaSub {
        static int inherited = log("ViaSub", 9);
    }

    static class ViaSubChild extends ViaSub {
        static {
            System.out.println("ViaSubChild must not initialize");
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("constant " + Sub.CONSTANT);
        System.out.println("array " + new Sub[1].length + " " + Sub[].class.getSimpleName());
        System.out.println("null check " + (args instanceof Object));
        System.out.println("inherited " + ViaSubChild.inherited);
        System.out.println("method " + Sub.method());
        System.out.println("J " + J.J_FIELD);
        System.out.println("K " + K.K_FIELD);
        System.out.println(Holder.INSTANCE.seen + " " + Holder.counter);
        System.out.println(A.a + " " + B.b);
        System.out.println(Outer.Nested.x);
        Class<?> c = Class.forName("InitializationOrder$ViaReflection", false, InitializationOrder.class.getClassLoader());
        System.out.println("loaded " + c.getSimpleName());
        Class.forName("InitializationOrder$ViaReflection");
        Runnable r = () -> System.out.println("lambda " + Lazy.value);
        System.out.println("before lambda");
        r.run();
    }

    static class Lazy {
        static int value = log("Lazy", 11);
    }
}
