// expect: as java
// scratch:
import java.nio.file.*;
import java.util.*;

/** java.nio.file.Path: parts, relations, iteration, matching. */
public class PathForms {
    public static void main(String[] args) {
        Path p = Path.of("/home/./user/../x/file.txt");
        System.out.println(p.getNameCount() + " " + p.getName(2) + " " + p.subpath(1, 4) + " " + p.getRoot() + " " + p.normalize() + " " + p.getParent());
        Path r = Path.of("a", "b/c", "", "d");
        System.out.println(r + " " + r.getRoot() + " " + r.isAbsolute() + " " + r.startsWith("a/b") + r.startsWith("a/") + r.startsWith("aa") + r.endsWith("c/d") + r.endsWith("/d"));
        System.out.println(r.resolve("/x") + " " + r.resolve("") + " " + r.resolveSibling("e") + " " + r.resolve("..").normalize() + " " + r.resolve("../../../../../..").normalize());
        System.out.println(Path.of("a/b").relativize(Path.of("a/c/d")) + " " + Path.of("a").relativize(Path.of("a")).toString().isEmpty() + " " + Path.of("/a/b/c").relativize(Path.of("/")));
        try {
            Path.of("a").relativize(Path.of("/a"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        List<String> names = new ArrayList<>();
        for (Path part : r) names.add(part.toString());
        System.out.println(names + " " + Path.of("").getNameCount() + " " + Path.of("/").getNameCount() + Path.of("/").getFileName());
        System.out.println(Path.of("b").compareTo(Path.of("a")) + " " + Path.of("a/b").equals(Path.of("a//b/")) + " " + Path.of("x").hashCode());
        FileSystem system = FileSystems.getDefault();
        String[][] patterns = {{"*.java", "X.java"}, {"*.java", "a/X.java"}, {"**.java", "a/X.java"}, {"*.{java,class}", "Y.class"}, {"[a-c]?", "b1"}, {"[!a]*", "abc"}, {"**/x/**", "a/x/b"}, {"\\*", "*"}};
        for (String[] each : patterns) System.out.print(system.getPathMatcher("glob:" + each[0]).matches(Path.of(each[1])) + " ");
        System.out.println(system.getPathMatcher("regex:a.*/\\d+").matches(Path.of("ab/12")));
        for (String wrong : new String[] {"glob:{a", "glob:[a", "nonsense:x", "regex:("}) {
            try {
                system.getPathMatcher(wrong);
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        try {
            Path.of("nul\0");
        } catch (InvalidPathException e) {
            System.out.println(e.getReason() + " " + e.getIndex());
        }
        try {
            p.subpath(2, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        System.out.println(p.toUri() + " " + Path.of("rel").toUri().getPath().endsWith("/rel") + " " + system.getSeparator() + system.isOpen() + system.isReadOnly());
        System.out.println(Path.of("x").toAbsolutePath().endsWith("x") + " " + system.supportedFileAttributeViews().contains("posix"));
    }
}
