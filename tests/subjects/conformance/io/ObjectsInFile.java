// expect: as java
// scratch:
import java.io.*;
import java.util.*;
import java.util.zip.*;

public class ObjectsInFile {
    public static void main(String[] args) throws Exception {
        Map<String, List<Integer>> map = new TreeMap<>(Map.of("a", List.of(1, 2), "b", List.of()));
        try (ObjectOutputStream out = new ObjectOutputStream(new BufferedOutputStream(new FileOutputStream("o")))) {
            out.writeObject(map);
        }
        try (ObjectInputStream in = new ObjectInputStream(new FileInputStream("o"))) {
            System.out.println(in.readObject());
        }
        try (DataOutputStream out = new DataOutputStream(new FileOutputStream("d"))) {
            out.writeDouble(1.5);
            out.writeLong(-3);
        }
        try (DataInputStream in = new DataInputStream(new FileInputStream("d"))) {
            System.out.println(in.readDouble() + " " + in.readLong() + " " + in.read());
        }
        try (Writer out = new OutputStreamWriter(new GZIPOutputStream(new FileOutputStream("g")))) {
            for (int i = 0; i < 100; ++i) out.write("line " + i % 3 + "\n");
        }
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new GZIPInputStream(new FileInputStream("g"))))) {
            System.out.println(in.lines().distinct().count());
        }
        Properties properties = new Properties();
        properties.setProperty("key", "value");
        try (OutputStream out = new FileOutputStream("p")) {
            properties.store(out, null);
        }
        Properties read = new Properties();
        try (InputStream in = new FileInputStream("p")) {
            read.load(in);
        }
        System.out.println(read);
    }
}
