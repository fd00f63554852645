// expect: violated assertion
// por: cross-check
// System.err is one variable for all threads.
import java.io.OutputStream;
import java.io.PrintStream;

public class ErrorsReplaced {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> System.setErr(new PrintStream(OutputStream.nullOutputStream())));
        other.start();
        boolean same = System.err == System.err;
        other.join();
        assert same : "replaced between";
    }
}
