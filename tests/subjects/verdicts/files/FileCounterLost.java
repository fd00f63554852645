// expect: violated assertion
// por: cross-check
// message: lost update
// A counter that is kept in a file.
import java.io.IOException;
import java.io.RandomAccessFile;

public class FileCounterLost {
    static void increment() {
        try (RandomAccessFile file = new RandomAccessFile("file-counter-lost", "rw")) {
            int count = file.read();
            file.seek(0);
            file.write(count + 1);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (RandomAccessFile file = new RandomAccessFile("file-counter-lost", "rw")) {
            file.write(0);
        }
        Thread thread = new Thread(FileCounterLost::increment);
        thread.start();
        increment();
        thread.join();
        try (RandomAccessFile file = new RandomAccessFile("file-counter-lost", "r")) {
            assert file.read() == 2 : "lost update";
        }
    }
}
