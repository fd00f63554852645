// expect: as java
// scratch:
import java.io.*;
import java.util.zip.CRC32;

public class BigFile {
    public static void main(String[] args) throws IOException {
        CRC32 written = new CRC32(), read = new CRC32();
        try (OutputStream out = new FileOutputStream("big")) {
            byte[] block = new byte[10_000];
            for (int i = 0; i < 100; ++i) {
                for (int j = 0; j < block.length; j += 100) block[j] = (byte) (i * j);
                out.write(block);
                written.update(block);
            }
            for (int i = 0; i < 2000; ++i) {
                out.write(i);
                written.update(i);
            }
        }
        byte[] buffer = new byte[4096];
        try (InputStream in = new FileInputStream("big")) {
            for (int count; (count = in.read(buffer)) > 0;) read.update(buffer, 0, count);
        }
        System.out.println(new File("big").length() + " " + (written.getValue() == read.getValue()));
        for (int i = 0; i < 200; ++i) new File("n" + i).createNewFile();
        System.out.println(new File(".").list().length);
    }
}
