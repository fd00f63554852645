// expect: as java
// scratch: data
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
import static java.nio.file.StandardOpenOption.*;

public class FilesContents {
    interface Action {
        Object run() throws Exception;
    }

    static void attempt(String what, Action a) {
        try {
            System.out.println(what + ": " + a.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }

    public static void main(String[] args) throws IOException {
        Path p = Path.of("p");
        attempt("write", () -> Files.write(p, List.of("one", "two", "")));
        attempt("read", () -> Files.readAllLines(p) + " " + Files.size(p));
        attempt("append", () -> Files.writeString(p, "three", APPEND));
        attempt("create new", () -> Files.writeString(p, "x", CREATE_NEW));
        attempt("no create", () -> Files.writeString(Path.of("q"), "x", WRITE));
        attempt("truncate", () -> Files.writeString(p, "t", WRITE));
        attempt("now", () -> Files.readString(p).replace("\n", "/"));
        attempt("bytes", () -> Files.write(p, new byte[] {1, 2, 3}).toString() + Arrays.toString(Files.readAllBytes(p)));
        attempt("bad options", () -> Files.newOutputStream(p, READ));
        attempt("bad options", () -> Files.newInputStream(p, WRITE));
        attempt("append and truncate", () -> Files.newOutputStream(p, APPEND, TRUNCATE_EXISTING));
        attempt("directory", () -> Files.readAllBytes(Path.of("data")));
        attempt("directory", () -> Files.newOutputStream(Path.of("data")));
        attempt("directory", () -> new FileInputStream("data"));
        attempt("directory", () -> new FileOutputStream("data"));
        attempt("below a file", () -> Files.readAllBytes(Path.of("p/x")));
        attempt("below a file", () -> Files.exists(Path.of("p/x")) + " " + new File("p/x").exists());
        attempt("missing", () -> Files.newBufferedReader(Path.of("none")));
        attempt("missing", () -> new FileReader("none"));
        attempt("delete", () -> {
            Files.delete(Path.of("none"));
            return 0;
        });
        try (Stream<String> lines = Files.lines(Path.of("data/words.txt"))) {
            System.out.println(lines.filter(l -> !l.isBlank()).map(String::toUpperCase).collect(Collectors.joining("|")));
        }
        try (BufferedWriter w = Files.newBufferedWriter(Path.of("w"), StandardCharsets.UTF_16)) {
            w.write("wide", 1, 2);
            w.newLine();
            w.append('c').append(null);
        }
        System.out.println(Files.size(Path.of("w")) + " " + Files.readString(Path.of("w"), StandardCharsets.UTF_16));
        try (OutputStream out = Files.newOutputStream(p, CREATE, APPEND); InputStream in = Files.newInputStream(p)) {
            out.write(9);
            System.out.println(in.available() + " " + in.readAllBytes().length + " " + in.read());
            out.write(new byte[] {8, 7, 6}, 1, 2);
            System.out.println(in.read() + " " + in.read() + " " + in.read());
        }
        File f = new File("f");
        try (FileWriter w = new FileWriter(f, true)) {
            w.write("abc");
        }
        try (FileWriter w = new FileWriter(f, true)) {
            w.write("def");
            w.flush();
            System.out.println(f.length() + " " + f.isFile() + f.isDirectory() + f.isHidden() + " " + f.getTotalSpace() / Long.MAX_VALUE);
        }
        System.out.println(new BufferedReader(new FileReader(f)).readLine() + " " + Arrays.toString(new File("data").list((d, n) -> n.endsWith(".txt"))) + " " + Objects.requireNonNull(new File("data").listFiles(x -> x.length() > 60)).length + " " + new File("none").list() + " " + f.listFiles());
    }
}
