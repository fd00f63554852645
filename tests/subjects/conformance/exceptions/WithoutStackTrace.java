// expect: as java
/** Exceptions that do without a stack trace, by overriding fillInStackTrace or by the constructor's parameter. */
public class WithoutStackTrace {
    static class Quiet extends RuntimeException {
        Quiet(String message) {
            super(message);
        }

        @Override
        public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }

    static class Flat extends Exception {
        Flat() {
            super("flat", null, false, false);
        }
    }

    public static void main(String[] args) {
        try {
            throw new Quiet("quiet");
        } catch (Quiet e) {
            System.out.println(e.getStackTrace().length);
            e.printStackTrace();
            e.setStackTrace(new StackTraceElement[] {new StackTraceElement("a", "b", "c", 3)});
            e.printStackTrace();
        }
        try {
            throw new Flat();
        } catch (Flat e) {
            e.addSuppressed(new Exception());
            System.out.println(e.getSuppressed().length + " " + e.getStackTrace().length);
            e.printStackTrace();
        }
        throw new Quiet("end");
    }
}
