// expect: as java
/** Compiled without line numbers, local names and source file: traces and messages do without them. */
public class NoDebugInfo {
    int[] field;

    static int length(String first, long second, String third) {
        String local = second > 0 ? null : first;
        return third.length() + local.length();
    }

    int read(int index) {
        return field[index];
    }

    static void run(Runnable r) {
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0] + " " + e.getStackTrace()[0].getLineNumber());
        }
    }

    public static void main(String[] args) {
        run(() -> length("a", 1L, null));
        run(() -> length("a", 1L, "b"));
        run(() -> new NoDebugInfo().read(3));
        run(() -> {
            Object[] a = new Object[1];
            int i = 0;
            a[i].hashCode();
        });
        run(() -> {
            throw new IllegalArgumentException("plain");
        });
        new IllegalStateException("trace", new RuntimeException("cause")).printStackTrace(System.out);
        length(null, 0, "x");
    }
}
