// expect: violated uncaught java.lang.IllegalStateException
// method: readFully(sym#sym)
// keys: symbolic.mocks=all
// A mock that extends a class of the JDK, whose constructor has run, and implements an interface of the JDK.
import java.io.DataInput;
import java.io.IOException;
import java.io.InputStream;

public class MockOfStream {
    static int readFully(InputStream in, int count) throws IOException {
        if (in == null) return 0;
        if (in instanceof DataInput) {
            int read = ((DataInput) in).readInt();
            if (read == count) throw new IllegalStateException();
            return read;
        }
        int c = in.read();
        return c < 0 ? -1 : c;
    }
}
