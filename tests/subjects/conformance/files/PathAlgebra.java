// expect: as java
import java.io.File;
import java.net.URI;
import java.nio.file.*;
import java.util.*;

public class PathAlgebra {
    public static void main(String[] args) {
        String[] texts = {"", "/", "a", "/a", "a/b", "/a/b/c", "a/../b", "./a/./b/..", "../x", "/../x", "a//b///c/", "a b/\u00e9"};
        for (String t : texts) {
            Path p = Path.of(t);
            System.out.println("[" + t + "] " + p + " | " + p.getNameCount() + " " + p.getFileName() + " " + p.getParent() + " " + p.getRoot() + " " + p.isAbsolute() + " " + p.normalize() + " " + new ArrayList<>(iterable(p)));
        }
        for (String x : texts)
            for (String y : new String[] {"", "a", "/a", "a/b", "../x"}) {
                Path p = Path.of(x), q = Path.of(y);
                String relative;
                try {
                    relative = p.relativize(q).toString();
                } catch (IllegalArgumentException e) {
                    relative = e.getMessage();
                }
                System.out.println(p.resolve(q) + " " + p.resolveSibling(q) + " " + relative + " " + p.startsWith(q) + p.endsWith(q) + " " + Integer.signum(p.compareTo(q)));
            }
        Path p = Path.of("/one/two/three/four");
        System.out.println(p.subpath(1, 3) + " " + p.getName(0) + " " + p.toUri() + " " + Path.of(URI.create("file:///x/y%20z")));
        try {
            p.subpath(2, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        try {
            Path.of("a\0b");
        } catch (InvalidPathException e) {
            System.out.println(e.getMessage().replace('\0', '0') + e.getIndex());
        }
        for (String glob : new String[] {"*.java", "**/*.{c,h}", "[a-c]?", "a\\*b", "**"}) {
            PathMatcher m = FileSystems.getDefault().getPathMatcher("glob:" + glob);
            StringBuilder s = new StringBuilder();
            for (String t : new String[] {"X.java", "d/X.java", "d/e/f.h", "bz", "a*b", "f.c"}) s.append(m.matches(Path.of(t)) ? 'y' : 'n');
            System.out.println(glob + " " + s);
        }
        for (String t : texts) {
            File f = new File(t);
            System.out.println(f + " " + f.getName() + " " + f.getParent() + " " + f.isAbsolute() + " " + f.hashCode() + " " + new File(f, "c") + " " + new File("d", t));
        }
        System.out.println(File.separator + File.pathSeparator + " " + FileSystems.getDefault().getSeparator() + " " + FileSystems.getDefault().isOpen());
    }

    static List<Path> iterable(Path p) {
        List<Path> names = new ArrayList<>();
        p.forEach(names::add);
        return names;
    }
}
