// expect: as java
// scratch: outer
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;

public class CopyOnWrite {
    public static void main(String[] args) throws IOException {
        Path path = Path.of("outer/text.txt");
        try (InputStream open = Files.newInputStream(path); FileInputStream second = new FileInputStream("outer/text.txt")) {
            System.out.println((char) open.read());
            Files.write(path, "added\n".getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
            System.out.print(new String(open.readAllBytes(), StandardCharsets.UTF_8));
            try (RandomAccessFile file = new RandomAccessFile("outer/text.txt", "rw")) {
                file.seek(6);
                file.writeBytes("LINE");
            }
            System.out.print(new String(second.readNBytes(12), StandardCharsets.UTF_8));
            Files.delete(path);
            System.out.print(new String(second.readAllBytes(), StandardCharsets.UTF_8));
            System.out.println(Files.exists(path));
            Files.writeString(path, "anew");
            System.out.println(Files.readString(path) + " " + second.read());
        }
        new FileOutputStream("outer/deep/one.txt").close();
        System.out.println(new File("outer/deep/one.txt").length() + " " + new File("outer/deep/two.txt").length());
    }
}
