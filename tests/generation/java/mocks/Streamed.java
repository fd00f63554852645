package mocks;

import java.io.DataInput;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/** After JaxLib's readFully: a stream that is a DataInput too. */
public class Streamed {
    public static int read(InputStream in, int length) throws IOException {
        if (in == null) throw new IllegalArgumentException();
        if (in instanceof DataInput) {
            int first = ((DataInput) in).readInt();
            return first == length ? 1 : 2;
        }
        int total = 0;
        for (int i = 0; i < length && i < 4; i++) {
            int read = in.read();
            if (read < 0) throw new EOFException();
            total += read;
        }
        return total > 300 ? 3 : 4;
    }
}
