// expect: as java
import java.io.File;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;

public class PathNames {
    public static void main(String[] args) throws Exception {
        Path p = Path.of("/a/b/../c/./d.txt");
        System.out.println(p + " " + p.normalize() + " " + p.getFileName() + " " + p.getParent() + " " + p.getNameCount() + " " + p.getName(1) + " " + p.getRoot() + " " + p.isAbsolute() + " " + p.subpath(1, 3));
        System.out.println(Path.of("x/y").resolve("z") + " " + Path.of("x/y").resolve("/abs") + " " + Path.of("x/y").resolveSibling("w") + " " + Path.of("/a/b").relativize(Path.of("/a/c/d")) + " " + p.startsWith("/a") + p.endsWith("d.txt") + " "
                + Path.of("").toString().isEmpty() + " " + Path.of("a", "b", "c") + " " + p.compareTo(Path.of("/b")) + " " + Path.of("a//b/") + " " + p.equals(Path.of("/a/b/../c/./d.txt")));
        for (Path e : p) {
            System.out.print(e + ",");
        }
        System.out.println();
        System.out.println(FileSystems.getDefault().getPathMatcher("glob:*.{txt,md}").matches(Path.of("x.md")) + " " + FileSystems.getDefault().getPathMatcher("regex:a.c").matches(Path.of("abc")) + " " + FileSystems.getDefault().getSeparator());
        try {
            Path.of("a\0b");
        } catch (InvalidPathException e) {
            System.out.println(e.getReason() + " " + e.getIndex());
        }
        File f = new File("dir/sub", "../name.ext");
        System.out.println(f + " " + f.getPath() + " " + f.getName() + " " + f.getParent() + " " + f.isAbsolute() + " " + new File("/x//y/").getPath() + " " + f.equals(new File("dir/sub/../name.ext")) + " " + new File("a").compareTo(new File("b")) + File.separator
                + File.pathSeparatorChar + " " + f.toPath().normalize());
        URI u = new URI("http://user@host.example:8080/path/to%20x?query=a%26b#frag");
        System.out.println(u.getScheme() + " " + u.getUserInfo() + " " + u.getHost() + " " + u.getPort() + " " + u.getPath() + " " + u.getRawPath() + " " + u.getQuery() + " " + u.getFragment() + " " + u.resolve("../other") + " " + u.normalize() + " " + u.isAbsolute());
        System.out.println(URI.create("a/b/../c").normalize() + " " + URI.create("mailto:x@y").isOpaque() + " " + new URI("http", "h", "/p q", "f").toASCIIString() + " " + Path.of("/tmp/x y").toUri());
        for (String bad : new String[] {"ht tp://x", "http://[bad", "%zz", ":"}) {
            try {
                new URI(bad);
                System.out.println("accepts " + bad);
            } catch (URISyntaxException e) {
                System.out.println(e.getMessage());
            }
        }
        String encoded = URLEncoder.encode("a b&c=\u00e9/+", StandardCharsets.UTF_8);
        System.out.println(encoded + " " + URLDecoder.decode(encoded, StandardCharsets.UTF_8));
        URL url = new URL("https://example.org:444/dir/file.html?q=1#ref");
        System.out.println(url.getProtocol() + url.getPort() + url.getFile() + url.getRef() + url.getDefaultPort() + " " + url.toExternalForm() + " " + new URL(url, "other.html"));
    }
}
