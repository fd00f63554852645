package mocks;

import java.io.DataInput;
import java.io.IOException;
import java.io.InputStream;

/** A mock of a class of the JDK and an interface of the JDK. */
public class Extended {
    public static int first(InputStream in) throws IOException {
        if (in instanceof DataInput) return 256;
        int value = in.read();
        if (value < 0) return -1;
        return value;
    }
}
