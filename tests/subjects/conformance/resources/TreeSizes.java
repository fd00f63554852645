// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

/** Sizes of folders by a file visitor that skips some of them. */
public class TreeSizes {
    public static void main(String[] args) throws IOException {
        Path root = Files.createDirectories(Paths.get("root"));
        for (String name : "a/x a/y b/c/z b/c/w skip/q d".split(" ")) {
            Path file = root.resolve(name);
            Files.createDirectories(file.getParent());
            Files.write(file, new byte[name.length() * 10]);
        }
        Map<Path, Long> sizes = new TreeMap<>();
        Deque<Path> stack = new ArrayDeque<>();
        List<String> order = new ArrayList<>();
        Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), 5, new SimpleFileVisitor<Path>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes a) {
                if (dir.endsWith("skip")) return FileVisitResult.SKIP_SUBTREE;
                stack.push(dir);
                sizes.put(dir, 0L);
                return a.isDirectory() ? FileVisitResult.CONTINUE : FileVisitResult.TERMINATE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes a) {
                for (Path dir : stack) sizes.merge(dir, a.size(), Long::sum);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path dir, IOException e) {
                order.add(stack.pop() == dir ? dir.getFileName().toString() : "?");
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(sizes);
        Collections.sort(order);
        System.out.println(order);
        try (var found = Files.find(root, 3, (p, a) -> a.isRegularFile() && a.size() >= 30)) {
            found.sorted().forEach(System.out::println);
        }
        try (var walk = Files.walk(root, 1)) {
            System.out.println(walk.map(root::relativize).map(Path::toString).sorted().toList());
        }
        try (var walk = Files.walk(root)) {
            walk.sorted(Comparator.reverseOrder()).forEach(p -> System.out.println("delete " + p + " " + p.toFile().delete()));
        }
        System.out.println(Files.notExists(root));
    }
}
