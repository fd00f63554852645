// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** Sizes around the borders of buffers and of what streams read at once. */
public class Boundaries {
    public static void main(String[] args) throws IOException {
        for (int size : new int[] {0, 1, 8191, 8192, 8193, 16384, 20000}) {
            byte[] data = new byte[size];
            new Random(size).nextBytes(data);
            Path p = Path.of("f" + size);
            try (OutputStream out = new BufferedOutputStream(new FileOutputStream(p.toFile()))) {
                out.write(data, 0, size / 2);
                for (int i = size / 2; i < size; i++) out.write(data[i]);
            }
            boolean same = Arrays.equals(data, Files.readAllBytes(p));
            int single = 0;
            try (InputStream in = new BufferedInputStream(new FileInputStream(p.toFile()))) {
                while (in.read() >= 0) single++;
            }
            long skipped;
            try (InputStream in = Files.newInputStream(p)) {
                skipped = in.skip(size + 5L);
            }
            int pieces = 0;
            try (InputStream in = new FileInputStream(p.toFile())) {
                byte[] piece = new byte[1000];
                while (in.read(piece) > 0) pieces++;
            }
            System.out.println(size + " " + same + " " + single + " " + skipped + " " + pieces + " " + p.toFile().length());
        }
        String text = "ab€".repeat(3000);
        Files.writeString(Path.of("t"), text);
        try (BufferedReader in = new BufferedReader(new FileReader("t"), 10)) {
            char[] all = new char[20000];
            int n = 0, calls = 0;
            for (int k; (k = in.read(all, n, all.length - n)) > 0; calls++) n += k;
            System.out.println(n + " " + new String(all, 0, n).equals(text) + " " + (calls > 0));
        }
        try (InputStream in = new FileInputStream("t")) {
            System.out.println(in.read(new byte[0]) + " " + in.read(new byte[5], 5, 0));
            in.read(new byte[5], 3, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BufferedReader(new StringReader(""), 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try (FileReader in = new FileReader("none")) {
            in.read();
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            Files.readAllBytes(Path.of("."));
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new FileReader(".");
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            Files.newOutputStream(Path.of("."));
        } catch (FileSystemException e) {
            System.out.println(e.getMessage());
        }
    }
}
