// expect: violated assertion
// keys: listener=ExceptionInjector 'ei.exception=java.io.IOException("disk")@InjectedAtLine:17'
// message: disk
// The call is not executed; an exception comes in its place, which the handler does not expect to have this message.
import java.io.IOException;

public class InjectedAtLine {
    static int written;

    static void write() throws IOException {
        written++;
        if (written > 100) throw new IOException("full");
    }

    public static void main(String[] args) {
        try {
            write();
        } catch (IOException e) {
            assert e.getMessage().equals("full") : e.getMessage();
        }
    }
}
