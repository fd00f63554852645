// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;

public class DeletedWhileOpen {
    public static void main(String[] args) throws IOException {
        File file = new File("f");
        FileOutputStream out = new FileOutputStream(file);
        out.write("abc".getBytes());
        FileInputStream in = new FileInputStream(file);
        System.out.println(file.delete());
        out.write("def".getBytes());
        System.out.println(new String(in.readAllBytes()) + " " + file.exists());
        Files.writeString(file.toPath(), "other");
        out.write("ghi".getBytes());
        System.out.println(new String(in.readAllBytes()) + " " + Files.readString(file.toPath()));
        in.close();
        out.close();
        FileOutputStream moved = new FileOutputStream("g");
        new File("g").renameTo(new File("h"));
        moved.write("to h".getBytes());
        moved.close();
        System.out.println(Files.readString(Path.of("h")) + " " + new File("g").exists());
        try {
            moved.write(1);
        } catch (IOException expected) {
            System.out.println(expected);
        }
    }
}
