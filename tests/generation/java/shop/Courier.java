package shop;

import java.io.IOException;

/** What is caught is thrown by nothing but a mock. */
public class Courier {
    public interface Source {
        String read() throws IOException;

        void close() throws IOException;
    }

    public static String bring(Source source, double angle) {
        if (Math.sin(angle) < 0.5) {
            return "other";
        }
        try {
            source.close();
            return "brought";
        } catch (IOException e) {
            return "lost";
        }
    }
}
