// expect: as java
// scratch: outer
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.*;

public class WalkAndDelete {
    static final List<String> seen = new ArrayList<>();
    public static void main(String[] args) throws IOException {
        Files.writeString(Path.of("outer/deep/three.txt"), "three");
        Files.createDirectories(Path.of("outer/new/newer"));
        Files.walkFileTree(Path.of("outer"), new SimpleFileVisitor<>() {
            @Override public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                seen.add(file + ":" + attributes.size());
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }
            @Override public FileVisitResult postVisitDirectory(Path folder, IOException e) throws IOException {
                seen.add(folder.toString());
                Files.delete(folder);
                return FileVisitResult.CONTINUE;
            }
        });
        Collections.sort(seen);
        System.out.println(seen);
        System.out.println(new File("outer").exists() + " " + new File("outer/deep/one.txt").exists());
        new File("outer/deep").mkdirs();
        System.out.println(Arrays.toString(new File("outer").list()) + Arrays.toString(new File("outer/deep").list()));
        Files.writeString(Path.of("outer/text.txt"), "mine");
        System.out.println(Files.readString(Path.of("outer/text.txt")));
    }
}
