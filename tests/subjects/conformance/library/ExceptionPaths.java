// expect: as java
import java.io.*;
import java.util.*;
import java.util.function.*;

public class ExceptionPaths {
    static class Resource implements AutoCloseable {
        final String name;
        final boolean fails;

        Resource(String name, boolean fails) {
            System.out.print("open " + name + "; ");
            this.name = name;
            this.fails = fails;
        }

        public void close() throws IOException {
            System.out.print("close " + name + "; ");
            if (fails) throw new IOException("closing " + name);
        }
    }

    static int tangled(int n) {
        int x = 0;
        outer:
        for (int i = 0; i < 5; i++) {
            try {
                try {
                    if (i == n) throw new IllegalArgumentException("n");
                    x += i;
                    if (i == 3) return x;
                    if (i == 2) continue outer;
                } finally {
                    x += 10;
                    if (n == 7 && i == 1) break outer;
                }
            } catch (IllegalArgumentException e) {
                x += 100;
                continue;
            } finally {
                x += 1000;
            }
        }
        return -x;
    }

    @SuppressWarnings("finally")
    static String swallowed() {
        while (true) {
            try {
                throw new RuntimeException("lost");
            } finally {
                break;
            }
        }
        return "swallowed";
    }

    static <E extends Exception> void sneaky(Exception e) throws E {
        throw (E) e;
    }

    static void trace(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w));
        w.toString().lines().filter(l -> !l.contains("at java.base")).map(l -> l.replaceAll(":\\d+", "")).forEach(System.out::println);
    }

    static int depth(int n) {
        return n == 0 ? Integer.parseInt("x") : depth(n - 1);
    }

    public static void main(String[] args) {
        for (boolean f : new boolean[] {false, true}) {
            try (Resource a = new Resource("a", f); Resource b = f ? null : new Resource("b", true); Resource c = new Resource("c", true)) {
                System.out.print("body; ");
                if (f) throw new IllegalStateException("body");
            } catch (IllegalStateException | IOException e) {
                System.out.println(e + " " + Arrays.toString(e.getSuppressed()));
            } finally {
                System.out.println("finally");
            }
        }
        for (int n : new int[] {0, 1, 2, 3, 7, 9}) System.out.print(tangled(n) + " ");
        System.out.println(swallowed());
        try {
            ExceptionPaths.<RuntimeException>sneaky(new IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            depth(3);
        } catch (NumberFormatException e) {
            trace(new Exception("outer", e));
        }
        Exception self = new Exception("self");
        try {
            self.addSuppressed(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Exception a = new Exception("a"), b = new Exception("b", a);
        a.initCause(b);
        trace(a);
        try {
            a.initCause(null);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Runnable[] bad = {() -> Objects.requireNonNull(null, "wanted"), () -> List.of(1).add(2), () -> new ArrayList<>(List.of(1)).iterator().remove(), () -> new int[2][-1].clone(), () -> "abc".substring(2, 1),
                () -> List.of(1, 2).get(2), () -> Optional.empty().orElseThrow(), () -> new Scanner("x").nextInt(), () -> Map.of(1, 2, 1, 3), () -> Integer.valueOf("2147483648"),
                () -> Enum.valueOf(Thread.State.class, "X"), () -> new PriorityQueue<Object>(List.of(1, "a")), () -> Math.toIntExact(1L << 40), () -> { Object[] o = new Integer[1]; o[0] = ""; }, () -> { throw null; }};
        for (Runnable r : wrap(bad)) {
            try {
                r.run();
                System.out.println("nothing");
            } catch (Throwable t) {
                System.out.println(t);
            }
        }
    }

    interface Thrower extends Runnable {
    }

    static Runnable[] wrap(Runnable[] rs) {
        return rs;
    }
}
