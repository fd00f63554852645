package shop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files begin with bytes that say what they hold; encodings are given as objects and by their names. */
public class Envelope {
    private Envelope() {}

    public static String kind(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            int first = in.read(), second = in.read();
            if (first == 0xfe && second == 0xff) return "big endian";
            if (first == 0xff && second == 0xfe) return "little endian";
            if (first == 0x1f && second == 0x8b) return "zipped";
            return "plain";
        }
    }

    public static int width(Charset charset) {
        if (charset == StandardCharsets.UTF_16LE) return 2;
        return charset.newEncoder().maxBytesPerChar() > 1 ? 0 : 1;
    }

    public static boolean isWide(String charset) {
        return Charset.isSupported(charset) && Charset.forName(charset).newEncoder().averageBytesPerChar() > 1.5;
    }
}
