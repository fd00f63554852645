// expect: violated assertion
// por: cross-check
// Whether a stream has had trouble is a plain field.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class TroubleSeen {
    static class Stream extends PrintStream {
        Stream() {
            super(new ByteArrayOutputStream());
        }

        void failAndForget() {
            setError();
            clearError();
        }
    }

    public static void main(String[] args) throws Exception {
        Stream stream = new Stream();
        Thread other = new Thread(stream::failAndForget);
        other.start();
        boolean failed = stream.checkError();
        other.join();
        assert !failed : "in between";
    }
}
