// expect: violated assertion
// por: cross-check
// System.out is final, and can be set all the same.
import java.io.OutputStream;
import java.io.PrintStream;

public class OutReplaced {
    public static void main(String[] args) throws InterruptedException {
        PrintStream before = System.out;
        Thread other = new Thread(() -> System.setOut(new PrintStream(OutputStream.nullOutputStream())));
        other.start();
        assert System.out == before : "replaced";
        other.join();
    }
}
