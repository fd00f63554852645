// expect: safe
// por: cross-check
// Two threads append to one file: nothing is lost, and what comes out is one of three.
// output: aab
// output: aba
// output: baa
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

public class FileAppendAll {
    static void append(char letter, int times) {
        try (FileOutputStream out = new FileOutputStream("file-append-all.txt", true)) {
            for (int i = 0; i < times; ++i) out.write(letter);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> append('a', 2));
        thread.start();
        append('b', 1);
        thread.join();
        String all = Files.readString(Path.of("file-append-all.txt"));
        System.out.println(all);
        assert all.equals("aab") || all.equals("aba") || all.equals("baa") : all;
    }
}
