// expect: as java
import java.io.*;
import java.util.*;

public class TracesAndCauses {
    static class Own extends RuntimeException {
        Own(String message, Throwable cause, boolean trace) {
            super(message, cause, true, trace);
        }

        @Override
        public String getLocalizedMessage() {
            return "localized " + getMessage();
        }
    }

    static void deep(int n) {
        if (n == 0) {
            try {
                Integer.parseInt("x");
            } catch (NumberFormatException e) {
                throw new IllegalStateException("state", e);
            }
        }
        deep(n - 1);
    }

    static int overflow(int n) {
        return overflow(n + 1) + 1;
    }

    public static void main(String[] args) {
        try {
            deep(3);
        } catch (IllegalStateException e) {
            e.addSuppressed(new IOException("suppressed", new Own("inner", null, false)));
            e.printStackTrace(System.out);
            StringWriter text = new StringWriter();
            e.getCause().printStackTrace(new PrintWriter(text, true));
            System.out.println(text.toString().lines().count() > 3);
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(top + " " + top.getClassName() + top.getMethodName() + top.getFileName() + top.isNativeMethod() + e.getStackTrace().length);
        }
        Own own = new Own("m", null, false);
        System.out.println(own + " " + own.getStackTrace().length + own.getCause());
        own.setStackTrace(new StackTraceElement[] {new StackTraceElement("C", "m", "F.java", 3), new StackTraceElement("C", "n", null, -2)});
        own.printStackTrace(System.out);
        try {
            own.initCause(own);
        } catch (IllegalStateException | IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            own.addSuppressed(own);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            overflow(0);
        } catch (StackOverflowError e) {
            System.out.println(e.getMessage() + (e.getStackTrace().length == 1024));
        }
        Throwable a = new Exception("a"), b = new Exception("b", a);
        a.initCause(b);
        StringWriter circular = new StringWriter();
        a.printStackTrace(new PrintWriter(circular));
        System.out.println(circular.toString().contains("CIRCULAR REFERENCE"));
        Object[] wrong = {new int[0], "text", null, new int[1][0]};
        for (Object o : wrong) {
            try {
                switch (wrong[0] == o ? 0 : o == null ? 2 : o instanceof String ? 1 : 3) {
                    case 0 -> System.out.println(((int[]) o)[3]);
                    case 1 -> System.out.println((Integer) o);
                    case 2 -> System.out.println(o.hashCode());
                    default -> System.out.println(((int[][]) o)[0][-1]);
                }
            } catch (RuntimeException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Object x = new int[-1];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        StackWalker walker = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);
        Runnable r = () -> System.out.println(walker.walk(s -> s.map(f -> f.getDeclaringClass().getSimpleName().split("\\$")[0] + "." + f.getMethodName().replaceAll("\\d", "")).toList()) + " " + walker.getCallerClass().getSimpleName());
        r.run();
        assertNothing();
    }

    static void assertNothing() {
        try {
            assert 1 > 2 : "message " + 5;
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + e.getCause());
        }
        try {
            Objects.requireNonNull(null, () -> "supplied");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkIndex(5, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }
}
