// expect: as java
public class StackTraces {
    static void level3(int n) {
        int[] a = new int[1];
        a[n]
            = 5;
    }

    static void level2(int n) {
        level3(n
            + 1);
    }

    static void level1() {
        try {
            level2(4);
        } catch (ArrayIndexOutOfBoundsException e) {
            throw new IllegalStateException("level1", e);
        }
    }

    class Inner {
        final int v;

        Inner() {
            v = Integer.parseInt(
                "zz".substring(0, 1));
        }
    }

    static class Init {
        static int x = 5;
        static int[] y = new int[x - 6];
    }

    static Runnable lambda = () -> {
        throw new UnsupportedOperationException();
    };

    public static void main(String[] args) throws Exception {
        try {
            level1();
        } catch (IllegalStateException e) {
            e.printStackTrace();
            e.printStackTrace(System.out);
        }
        try {
            new StackTraces().new Inner();
        } catch (NumberFormatException e) {
            e.printStackTrace();
        }
        try {
            lambda.run();
        } catch (UnsupportedOperationException e) {
            e.printStackTrace();
        }
        try {
            System.out.println(Init.x);
        } catch (ExceptionInInitializerError e) {
            e.printStackTrace();
        }
        RuntimeException main = new RuntimeException("main");
        main.addSuppressed(new Exception("suppressed 1", new Error("its cause")));
        main.addSuppressed(new Exception("suppressed 2"));
        main.initCause(new Exception("the cause"));
        main.printStackTrace();
        for (StackTraceElement e : main.getStackTrace()) {
            System.out.println(e.getClassName() + " " + e.getMethodName() + " " + e.getLineNumber() + " " + e.getFileName() + " "
                    + e.isNativeMethod() + " " + e.getModuleName());
        }
        Object o = new Object() {
            @Override
            public String toString() {
                return new Throwable().getStackTrace()[0].toString();
            }
        };
        System.out.println(o);
        System.out.println(Thread.currentThread().getStackTrace()[1]);
        Throwable cyclic = new Throwable("a");
        cyclic.initCause(new Throwable("b", cyclic));
        cyclic.printStackTrace();
        main.setStackTrace(new StackTraceElement[] {new StackTraceElement("X", "y", "Z.java", 7)});
        throw main;
    }
}
