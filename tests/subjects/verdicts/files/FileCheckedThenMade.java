// expect: violated assertion
// por: cross-check
// message: both
// The same by looking first.
import java.io.File;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

public class FileCheckedThenMade {
    static final AtomicInteger makers = new AtomicInteger();

    static void attempt() {
        try {
            File file = new File("file-checked-then-made");
            if (file.exists()) return;
            new FileOutputStream(file).close();
            makers.incrementAndGet();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(FileCheckedThenMade::attempt);
        thread.start();
        attempt();
        thread.join();
        assert makers.get() == 1 : "both";
    }
}
