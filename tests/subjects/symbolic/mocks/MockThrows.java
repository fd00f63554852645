// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all
// paths: 6 1
// A mock throws what a handler catches: null; a number other than 7; 7; its own exception; one below it, for which the
// handler asks; an unchecked one. What no handler is for is not thrown.
import java.io.EOFException;
import java.io.IOException;

public class MockThrows {
    interface Source {
        int read() throws IOException, InterruptedException;
    }

    static int f(Source source) throws InterruptedException {
        try {
            if (source.read() == 7) return 1;
        } catch (IOException e) {
            if (e instanceof EOFException) throw new IllegalStateException();
            return 2;
        } catch (NullPointerException e) {
            return 3;
        }
        return 0;
    }
}
