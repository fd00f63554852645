// expect: safe
// por: verdicts
// createNewFile as a lock: one of two gets it.
import java.io.File;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

public class FileMadeOnce {
    static final AtomicInteger makers = new AtomicInteger();

    static void attempt() {
        try {
            if (new File("file-made-once").createNewFile()) makers.incrementAndGet();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(FileMadeOnce::attempt);
        thread.start();
        attempt();
        thread.join();
        assert makers.get() == 1;
    }
}
