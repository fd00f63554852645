// expect: violated assertion
// por: cross-check
// A writer forgets its encoding when it is closed.
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;

public class WriterClosed {
    public static void main(String[] args) throws Exception {
        OutputStreamWriter writer = new OutputStreamWriter(new ByteArrayOutputStream());
        Thread other = new Thread(() -> {
            try {
                writer.close();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        String first = writer.getEncoding(), second = writer.getEncoding();
        other.join();
        assert (first == null) == (second == null) : "closed in between";
    }
}
