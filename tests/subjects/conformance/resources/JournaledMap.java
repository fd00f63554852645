// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** A map whose changes are serialized to a journal, and read again up to where it is damaged. */
public class JournaledMap {
    sealed interface Entry extends Serializable permits Put, Remove {}

    record Put(String key, List<Integer> value) implements Entry {}

    record Remove(String key) implements Entry {}

    static class Appending extends ObjectOutputStream {
        Appending(OutputStream out) throws IOException {
            super(out);
        }

        @Override
        protected void writeStreamHeader() throws IOException {
            reset();
        }
    }

    static void append(File f, Entry... entries) throws IOException {
        boolean isNew = f.length() == 0;
        FileOutputStream to = new FileOutputStream(f, true);
        try (ObjectOutputStream out = isNew ? new ObjectOutputStream(to) : new Appending(to)) {
            for (Entry e : entries) out.writeObject(e);
        }
    }

    static Map<String, List<Integer>> load(File f) throws IOException {
        Map<String, List<Integer>> m = new TreeMap<>();
        int n = 0;
        try (ObjectInputStream in = new ObjectInputStream(new BufferedInputStream(new FileInputStream(f)))) {
            while (true) {
                Entry e = (Entry) in.readObject();
                n++;
                if (e instanceof Put p) m.put(p.key(), p.value());
                else if (e instanceof Remove r) m.remove(r.key());
            }
        } catch (EOFException e) {
            System.out.print("end after " + n + " ");
        } catch (StreamCorruptedException | ClassNotFoundException e) {
            System.out.print("damaged after " + n + " ");
        }
        return m;
    }

    public static void main(String[] args) throws IOException {
        File f = new File("journal");
        append(f, new Put("a", List.of(1)), new Put("b", new ArrayList<>(List.of(2, 3))));
        System.out.println(load(f));
        append(f, new Remove("a"), new Put("c", Collections.emptyList()));
        append(f, new Put("b", Arrays.asList(9, null)));
        System.out.println(load(f) + " " + (f.length() > 200));
        byte[] bytes = Files.readAllBytes(f.toPath());
        Files.write(f.toPath(), Arrays.copyOf(bytes, bytes.length - 6));
        System.out.println(load(f));
        bytes[0] = 0;
        Files.write(f.toPath(), bytes);
        try {
            load(f);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        Files.write(f.toPath(), new byte[0]);
        try {
            System.out.println(load(f));
        } catch (IOException e) {
            System.out.println(e);
        }
    }
}
