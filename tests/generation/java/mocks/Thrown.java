package mocks;

import java.io.IOException;

/** A handler that only a mock which throws comes to. */
public class Thrown {
    public interface Connection {
        int read() throws IOException;
    }

    public static int ask(Connection connection) {
        try {
            return connection.read() == 5 ? 1 : 2;
        } catch (IOException e) {
            return e instanceof java.io.EOFException ? 4 : 3;
        }
    }
}
