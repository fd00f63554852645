// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

/** Changes of files recorded, and taken back. */
public class UndoStack {
    interface Change {
        void undo() throws IOException;
    }

    private final Deque<Change> done = new ArrayDeque<>();

    void write(Path p, String text) throws IOException {
        byte[] before = Files.exists(p) ? Files.readAllBytes(p) : null;
        Files.writeString(p, text);
        done.push(() -> {
            if (before == null) Files.delete(p);
            else Files.write(p, before);
        });
    }

    void move(Path a, Path b) throws IOException {
        Files.move(a, b);
        done.push(() -> Files.move(b, a));
    }

    void makeFolder(Path p) throws IOException {
        Files.createDirectory(p);
        done.push(() -> Files.delete(p));
    }

    void undoAll() {
        while (!done.isEmpty()) {
            try {
                done.pop().undo();
            } catch (IOException e) {
                System.out.println("not undone: " + e);
            }
        }
    }

    static String tree() throws IOException {
        try (Stream<Path> all = Files.walk(Path.of(""))) {
            return all.filter(p -> !p.toString().isEmpty()).sorted().map(p -> {
                try {
                    return p + (Files.isDirectory(p) ? "/" : "=" + Files.readString(p));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }).collect(Collectors.joining(" "));
        }
    }

    public static void main(String[] args) throws IOException {
        Files.writeString(Path.of("start"), "0");
        UndoStack stack = new UndoStack();
        stack.makeFolder(Path.of("d"));
        stack.write(Path.of("d/f"), "1");
        stack.write(Path.of("start"), "changed");
        stack.write(Path.of("d/f"), "2");
        stack.move(Path.of("d/f"), Path.of("g"));
        stack.move(Path.of("d"), Path.of("e"));
        System.out.println(tree());
        stack.undoAll();
        System.out.println(tree());
        stack.write(Path.of("x"), "1");
        Files.delete(Path.of("x"));
        stack.makeFolder(Path.of("y"));
        Files.writeString(Path.of("y/inside"), "");
        stack.undoAll();
        System.out.println(tree());
    }
}
