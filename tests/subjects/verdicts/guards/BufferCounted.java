// expect: violated assertion
// por: cross-check
// How much is in a buffer is seen by a class below, which takes no lock.
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

public class BufferCounted {
    static class Buffer extends BufferedOutputStream {
        Buffer() {
            super(new ByteArrayOutputStream());
        }

        int size() {
            return count;
        }
    }

    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer();
        Thread other = new Thread(() -> {
            try {
                buffer.write(1);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        int first = buffer.size(), second = buffer.size();
        other.join();
        assert first == second : "written in between";
    }
}
