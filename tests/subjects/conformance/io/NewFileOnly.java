// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;

public class NewFileOnly {
    public static void main(String[] args) throws IOException {
        Path lock = Path.of("lock");
        for (int i = 0; i < 2; ++i) {
            try (OutputStream out = Files.newOutputStream(lock, StandardOpenOption.CREATE_NEW)) {
                out.write(i);
                System.out.println("made");
            } catch (FileAlreadyExistsException e) {
                System.out.println(e.getMessage() + " is there");
            }
        }
        Files.newOutputStream(lock, StandardOpenOption.TRUNCATE_EXISTING).close();
        System.out.println(Files.size(lock));
        Files.newOutputStream(lock, StandardOpenOption.CREATE).close();
        try {
            Files.newOutputStream(Path.of("other"), StandardOpenOption.WRITE);
        } catch (NoSuchFileException e) {
            System.out.println(e);
        }
        try {
            Files.newOutputStream(lock, StandardOpenOption.APPEND, StandardOpenOption.TRUNCATE_EXISTING);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        try {
            Files.newInputStream(lock, StandardOpenOption.WRITE);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
    }
}
