// expect: as java
// scratch: outer
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;

public class Failures {
    interface Action { void run() throws Exception; }
    static void attempt(String what, Action action) {
        try {
            action.run();
            System.out.println(what + ": fine");
        } catch (Exception e) {
            System.out.println(what + ": " + e);
        }
    }
    public static void main(String[] args) {
        Path text = Path.of("outer/text.txt"), none = Path.of("none"), deep = Path.of("outer/deep");
        attempt("read", () -> new FileReader("none"));
        attempt("write in nothing", () -> new FileWriter("none/x"));
        attempt("write folder", () -> new FileOutputStream("outer"));
        attempt("read folder", () -> new FileInputStream("outer"));
        attempt("below a file", () -> new FileOutputStream("outer/text.txt/x"));
        attempt("random folder", () -> new RandomAccessFile("outer", "rw"));
        attempt("readAllLines", () -> Files.readAllLines(none));
        attempt("readAllBytes of folder", () -> Files.readAllBytes(deep));
        attempt("create new", () -> Files.write(text, new byte[1], StandardOpenOption.CREATE_NEW));
        attempt("no create", () -> Files.write(none, new byte[1], StandardOpenOption.WRITE));
        attempt("createFile", () -> Files.createFile(text));
        attempt("createDirectory", () -> Files.createDirectory(deep));
        attempt("createDirectory in nothing", () -> Files.createDirectory(Path.of("none/d")));
        attempt("createDirectories on file", () -> Files.createDirectories(text));
        attempt("createDirectories below file", () -> Files.createDirectories(Path.of("outer/text.txt/d")));
        attempt("delete", () -> Files.delete(none));
        attempt("delete full", () -> Files.delete(deep));
        attempt("delete below file", () -> Files.delete(Path.of("outer/text.txt/d")));
        attempt("copy none", () -> Files.copy(none, text));
        attempt("copy onto", () -> Files.copy(text, Path.of("outer/deep/one.txt")));
        attempt("copy onto folder", () -> Files.copy(text, deep, StandardCopyOption.REPLACE_EXISTING));
        attempt("move onto", () -> Files.move(text, deep));
        attempt("move none", () -> Files.move(none, text));
        attempt("move into itself", () -> Files.move(deep, Path.of("outer/deep/in")));
        attempt("size", () -> Files.size(none));
        attempt("list", () -> Files.list(none).close());
        attempt("list file", () -> Files.list(text).close());
        attempt("walk", () -> Files.walk(none).close());
        attempt("attributes", () -> Files.getLastModifiedTime(none));
        attempt("real path", () -> none.toRealPath());
        attempt("long name", () -> Files.createFile(Path.of("n".repeat(300))));
        attempt("long name of a stream", () -> new FileOutputStream("n".repeat(300)));
        attempt("empty name", () -> new FileOutputStream(""));
        attempt("malformed", () -> {
            Files.write(Path.of("bad"), new byte[] {(byte) 0xff});
            Files.readString(Path.of("bad"), StandardCharsets.UTF_8);
        });
        attempt("temporary nowhere", () -> File.createTempFile("abc", ".x", new File("none")));
        attempt("short prefix", () -> File.createTempFile("a", ".x"));
    }
}
