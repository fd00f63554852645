// expect: violated assertion
// por: cross-check
// System.in is one variable for all threads.
import java.io.InputStream;

public class InputReplaced {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> System.setIn(InputStream.nullInputStream()));
        other.start();
        boolean same = System.in == System.in;
        other.join();
        assert same : "replaced between";
    }
}
