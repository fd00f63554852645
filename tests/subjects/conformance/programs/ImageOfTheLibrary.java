// expect: as java
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

// The file system of the JDK's own image: what is in it, and how its parts are read.
public class ImageOfTheLibrary {
    public static void main(String[] args) throws Exception {
        FileSystem image = FileSystems.getFileSystem(URI.create("jrt:/"));
        Path object = image.getPath("modules", "java.base", "java", "lang", "Object.class");
        byte[] bytes = Files.readAllBytes(object);
        System.out.printf("%02x%02x%02x%02x %b%n", bytes[0], bytes[1], bytes[2], bytes[3], bytes.length == Files.size(object));
        try (Stream<Path> files = Files.list(image.getPath("modules", "java.base", "java", "util", "function"))) {
            System.out.println(files.map(Path::getFileName).map(Path::toString).sorted().limit(5).toList());
        }
        System.out.println(Files.isDirectory(image.getPath("modules", "java.sql")) + " " + Files.exists(image.getPath("modules", "none.such")));
        System.out.println(Files.readSymbolicLink(image.getPath("packages", "java.util.function", "java.base")));
    }
}
