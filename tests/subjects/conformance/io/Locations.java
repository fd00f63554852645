// expect: as java
// scratch: outer
import java.io.*;
import java.net.*;
import java.nio.file.*;

public class Locations {
    public static void main(String[] args) throws Exception {
        File file = new File("outer/../made.txt");
        Files.writeString(file.toPath(), "content");
        System.out.println(file.getCanonicalFile().getName() + " " + file.getAbsolutePath().endsWith("/outer/../made.txt"));
        try (InputStream in = file.getCanonicalFile().toURI().toURL().openStream()) {
            System.out.println(new String(in.readAllBytes()));
        }
        System.out.println(Path.of(file.toURI()).normalize().equals(Path.of("made.txt").toAbsolutePath()));
        System.out.println(new File("made.txt/").exists() + " " + new File("made.txt/.").exists() + " " + Files.exists(Path.of("outer/.")));
        Path folder = Files.createDirectory(Path.of("classes"));
        Files.writeString(folder.resolve("resource.txt"), "found");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, null)) {
            System.out.println(new String(loader.getResourceAsStream("resource.txt").readAllBytes()) + " " + loader.getResource("none"));
        }
    }
}
