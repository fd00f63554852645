package mocks;

import java.io.IOException;

/** What is closed, and may fail to be. */
public class Resource {
    public interface Channel extends AutoCloseable {
        int next();

        @Override
        void close() throws IOException;
    }

    public static int use(Channel given) {
        try (Channel channel = given) {
            return channel.next() > 0 ? 1 : 2;
        } catch (IOException e) {
            return 3;
        }
    }
}
