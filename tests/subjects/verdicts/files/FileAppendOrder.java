// expect: violated assertion
// por: cross-check
// message: ba
// Who appends first is not said.
import java.io.FileWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileAppendOrder {
    static void append(String text) {
        try (FileWriter out = new FileWriter("file-append-order.txt", true)) {
            out.write(text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> append("a"));
        thread.start();
        append("b");
        thread.join();
        String all = Files.readString(Path.of("file-append-order.txt"));
        assert all.equals("ab") : all;
    }
}
