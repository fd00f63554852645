// expect: safe
// Times of files are by the program's clock: writing is not before, nor after.
import java.io.File;
import java.io.IOException;

public class FileTimes {
    public static void main(String[] args) throws IOException {
        long before = System.currentTimeMillis();
        File file = File.createTempFile("file", "times");
        long made = file.lastModified();
        long after = System.currentTimeMillis();
        assert before <= made && made <= after;
    }
}
