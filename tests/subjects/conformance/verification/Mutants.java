// expect: as java
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.*;

/** Class files that were spoilt in one place: whether they are refused, and how. */
public class Mutants extends ClassLoader {
    final Map<String, byte[]> defined = new HashMap<>();

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        byte[] bytes = defined.get(name);
        if (bytes == null) {
            try (InputStream in = Mutants.class.getResourceAsStream(name + ".original")) {
                if (in == null) throw new ClassNotFoundException(name);
                bytes = in.readAllBytes();
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    static String outcome(String name, byte[] bytes) {
        Mutants loader = new Mutants();
        loader.defined.put(name, bytes);
        try {
            Class.forName(name, true, loader);
            return "good";
        } catch (Throwable t) {
            if (t instanceof VerifyError && DETAILS) return t.getMessage();
            return t.getClass().getSimpleName();
        }
    }

    static boolean DETAILS;

    public static void main(String[] args) throws IOException {
        DETAILS = args.length > 0;
        Map<String, Integer> counts = new TreeMap<>();
        try (DataInputStream in = new DataInputStream(Mutants.class.getResourceAsStream("mutants.bin"))) {
            int number = 0;
            for (String name = in.readUTF(); !name.isEmpty(); name = in.readUTF()) {
                byte[] bytes = new byte[in.readInt()];
                in.readFully(bytes);
                String outcome = outcome(name, bytes);
                System.out.println(number++ + " " + outcome);
                counts.merge(outcome, 1, Integer::sum);
            }
        }
        if (!DETAILS) System.out.println(counts);
    }
}
