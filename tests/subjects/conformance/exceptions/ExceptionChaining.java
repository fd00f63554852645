// expect: as java
import java.io.*;

public class ExceptionChaining {
    static class Wrapping extends RuntimeException {
        Wrapping(Throwable cause) {
            super(cause);
        }
    }

    static class Silent extends RuntimeException {
        Silent() {
            super("silent", null, false, false);
        }
    }

    static String trace(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w));
        return w.toString();
    }

    static void a(int n) {
        if (n == 0) {
            throw new IllegalStateException("bottom");
        }
        try {
            a(n - 1);
        } catch (IllegalStateException e) {
            throw n % 2 == 0 ? new IllegalStateException("at " + n, e) : new IllegalStateException(e);
        }
    }

    public static void main(String[] args) {
        try {
            a(3);
        } catch (IllegalStateException e) {
            System.out.println(trace(e));
            Throwable t = e;
            while (t != null) {
                System.out.println(t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t);
                t = t.getCause();
            }
        }
        Throwable w = new Wrapping(new Silent());
        System.out.println(trace(w));
        Silent s = new Silent();
        s.addSuppressed(new Exception());
        System.out.println(s.getSuppressed().length + " " + s.getStackTrace().length);
        s.fillInStackTrace();
        System.out.println(s.getStackTrace().length);
        try {
            w.initCause(new Exception());
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        try {
            new Exception().initCause(null).initCause(null);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Throwable self = new Exception("self");
        try {
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Exception rethrown = new Exception("made here");
        try {
            try {
                throw rethrown;
            } catch (Exception e) {
                StackTraceElement before = e.getStackTrace()[0];
                e.fillInStackTrace();
                System.out.println(e.getStackTrace()[0].getLineNumber() - before.getLineNumber());
                throw e;
            }
        } catch (Exception e) {
            System.out.println(e == rethrown);
        }
    }
}
