// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** Numbered backups of a file, pruned to a number. */
public class Rotations {
    static void rotate(Path file, int keep) throws IOException {
        Files.deleteIfExists(Path.of(file + "." + keep));
        for (int i = keep - 1; i >= 1; i--) {
            Path from = Path.of(file + "." + i);
            if (Files.exists(from)) Files.move(from, Path.of(file + "." + (i + 1)));
        }
        if (Files.exists(file)) Files.move(file, Path.of(file + ".1"), StandardCopyOption.ATOMIC_MOVE);
    }

    static String state() throws IOException {
        try (Stream<Path> all = Files.list(Path.of("."))) {
            StringJoiner out = new StringJoiner(" ");
            for (Path p : all.sorted().toList()) out.add(p.getFileName() + "=" + Files.readString(p));
            return out.toString();
        }
    }

    public static void main(String[] args) throws IOException {
        Path log = Path.of("app.log");
        for (int i = 0; i < 5; i++) {
            rotate(log, 3);
            Files.writeString(log, "run" + i, StandardOpenOption.CREATE_NEW);
            System.out.println(state());
        }
        File[] sorted = new File(".").listFiles();
        Arrays.sort(sorted, Comparator.comparing(File::getName).reversed());
        for (File f : sorted) System.out.print(f.renameTo(new File(f.getName() + "~")) + " ");
        System.out.println(new File("app.log~").exists() + " " + new File("app.log~").renameTo(new File("none/x")) + " " + new File("app.log~").renameTo(new File("app.log.1~")));
        System.out.println(state());
        Files.createDirectory(Path.of("d"));
        Files.createDirectory(Path.of("e"));
        System.out.println(new File("d").renameTo(new File("e")) + " " + new File("app.log.1~").renameTo(new File("e")) + " " + Arrays.toString(new File("e").list()));
    }
}
