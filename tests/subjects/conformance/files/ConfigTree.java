// expect: as java
// scratch: data
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** Keeps settings in a tree of folders and files, as daemons do. */
public class ConfigTree {
    final Path root;

    ConfigTree(Path root) throws IOException {
        this.root = Files.createDirectories(root);
    }

    void set(String key, String value) throws IOException {
        Path file = root.resolve(key.replace('.', '/') + ".value");
        Files.createDirectories(file.getParent());
        Path part = Files.writeString(file.resolveSibling(file.getFileName() + ".part"), value);
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    Optional<String> get(String key) throws IOException {
        try {
            return Optional.of(Files.readString(root.resolve(key.replace('.', '/') + ".value")));
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    SortedMap<String, String> all() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(Files::isRegularFile).collect(Collectors.toMap(
                    f -> root.relativize(f).toString().replace('/', '.').replaceAll("\\.value$", ""),
                    f -> {
                        try {
                            return Files.readString(f);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    }, (a, b) -> a, TreeMap::new));
        }
    }

    void remove(String prefix) throws IOException {
        Path from = root.resolve(prefix.replace('.', '/'));
        Files.deleteIfExists(from.resolveSibling(from.getFileName() + ".value"));
        if (!Files.isDirectory(from)) return;
        try (Stream<Path> files = Files.walk(from)) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        }
    }

    public static void main(String[] args) throws IOException {
        ConfigTree t = new ConfigTree(Path.of("etc/app"));
        t.set("server.port", "80");
        t.set("server.host.name", "h");
        t.set("server.port", "8080");
        t.set("log", "debug");
        System.out.println(t.all() + " " + t.get("server.port") + t.get("server") + t.get("log").map(String::length).orElse(-1));
        Properties p = new Properties();
        t.all().forEach(p::setProperty);
        System.out.println(p.size());
        t.remove("server.host");
        System.out.println(t.all() + " " + Files.exists(Path.of("etc/app/server/host")) + Files.exists(Path.of("etc/app/server")));
        t.remove("server");
        t.remove("log");
        System.out.println(t.all() + " " + t.root.toFile().list().length);
        try {
            t.set("log", "x");
            t.set("log.value.deep", "y");
        } catch (FileAlreadyExistsException e) {
            System.out.println(e);
        }
        try (Stream<Path> s = Files.list(t.root)) {
            System.out.println(s.map(Path::toString).toList());
        }
    }
}
