// expect: as java
// scratch:
import java.io.*;
import java.util.*;

/** Order of closing, suppressed exceptions, resources that fail to open, over streams of files. */
public class TryResources {
    static class Tracked implements AutoCloseable {
        final String name;
        final Exception atClose;

        Tracked(String name, Exception atClose, boolean fails) throws IOException {
            if (fails) throw new IOException("open " + name);
            System.out.println("open " + name);
            this.name = name;
            this.atClose = atClose;
        }

        @Override
        public void close() throws Exception {
            System.out.println("close " + name);
            if (atClose != null) throw atClose;
        }
    }

    static void run(boolean bodyFails, Exception first, Exception second, boolean secondFails) {
        try (Tracked a = new Tracked("a", first, false); Tracked b = new Tracked("b", second, secondFails); Tracked none = null) {
            System.out.println("body " + a.name + b.name + none);
            if (bodyFails) throw new IllegalStateException("body");
        } catch (Exception e) {
            System.out.println("caught " + e + " " + Arrays.toString(e.getSuppressed()));
        } finally {
            System.out.println("finally");
        }
    }

    static int returned() throws Exception {
        Tracked outer = new Tracked("outer", null, false);
        try (outer) {
            return 5;
        } finally {
            System.out.println("after");
        }
    }

    public static void main(String[] args) throws Exception {
        run(false, null, null, false);
        run(true, new IOException("1"), new IOException("2"), false);
        run(false, new IOException("1"), new IOException("2"), false);
        run(false, null, null, true);
        System.out.println(returned());
        OutputStream failing = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("full");
            }

            @Override
            public void close() throws IOException {
                throw new IOException("not closed");
            }
        };
        try (BufferedOutputStream out = new BufferedOutputStream(failing, 2)) {
            out.write(1);
        } catch (IOException e) {
            System.out.println(e.getMessage() + Arrays.toString(e.getSuppressed()));
        }
        PrintStream quiet = new PrintStream(failing);
        quiet.println("x");
        System.out.println(quiet.checkError());
        try {
            throw new UncheckedIOException(new FileNotFoundException("f"));
        } catch (UncheckedIOException e) {
            System.out.println(e.getCause() + " " + e.getMessage());
        }
    }
}
