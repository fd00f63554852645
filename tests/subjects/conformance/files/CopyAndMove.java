// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import static java.nio.file.StandardCopyOption.*;

public class CopyAndMove {
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
        Path a = Path.of("a"), b = Path.of("b"), dir = Path.of("dir");
        Files.writeString(a, "first");
        Files.setLastModifiedTime(a, FileTime.fromMillis(1000));
        attempt("copy", () -> Files.copy(a, b));
        attempt("copy again", () -> Files.copy(a, b));
        Files.writeString(b, "changed");
        attempt("copy over", () -> Files.copy(a, b, REPLACE_EXISTING, COPY_ATTRIBUTES));
        System.out.println(Files.readString(b) + " " + Files.getLastModifiedTime(b));
        attempt("copy to itself", () -> Files.copy(a, a));
        attempt("copy missing", () -> Files.copy(Path.of("none"), Path.of("c")));
        attempt("into missing", () -> Files.copy(a, Path.of("no/where")));
        Files.createDirectory(dir);
        Files.writeString(dir.resolve("in"), "inside");
        attempt("copy directory", () -> Files.copy(dir, Path.of("dir2")));
        attempt("empty", () -> Path.of("dir2").toFile().list().length);
        attempt("over full directory", () -> Files.copy(a, dir, REPLACE_EXISTING));
        attempt("over empty directory", () -> Files.copy(a, Path.of("dir2"), REPLACE_EXISTING));
        attempt("move", () -> Files.move(b, dir.resolve("b")));
        attempt("move directory", () -> Files.move(dir, Path.of("moved")));
        attempt("inside", () -> Files.readString(Path.of("moved/in")) + Files.exists(dir));
        attempt("move onto", () -> Files.move(a, Path.of("dir2")));
        attempt("move atomically", () -> Files.move(a, Path.of("dir2"), ATOMIC_MOVE));
        attempt("move to itself", () -> Files.move(Path.of("dir2"), Path.of("dir2")));
        attempt("stream to file", () -> Files.copy(new ByteArrayInputStream("streamed".getBytes()), Path.of("s")));
        attempt("stream to file again", () -> Files.copy(new ByteArrayInputStream(new byte[3]), Path.of("s")));
        attempt("stream over file", () -> Files.copy(new ByteArrayInputStream(new byte[3]), Path.of("s"), REPLACE_EXISTING));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        attempt("file to stream", () -> Files.copy(Path.of("moved/in"), out) + out.toString());
        attempt("unsupported", () -> Files.copy(a, b, ATOMIC_MOVE));
        attempt("mismatch", () -> Files.mismatch(Path.of("moved/in"), Path.of("s")) + " " + Files.mismatch(Path.of("s"), Path.of("s")));
        attempt("same", () -> Files.isSameFile(Path.of("moved/../s"), Path.of("s")));
        attempt("renameTo", () -> new File("s").renameTo(new File("t")) + " " + new File("s").renameTo(new File("u")));
        attempt("create", () -> new File("t").createNewFile() + " " + new File("v").createNewFile());
        attempt("mkdirs", () -> new File("p/q/r").mkdirs() + " " + new File("p/q").mkdir() + " " + new File("p").delete());
        attempt("list", () -> String.join(" ", java.util.Arrays.stream(new File(".").list()).sorted().toList()));
    }
}
