// expect: violated uncaught
// A CharsetEncoder is for one thread at a time, and tells when it finds out.
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;

public class EncoderShared {
    public static void main(String[] args) throws Exception {
        CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
        Thread other = new Thread(() -> {
            try {
                encoder.encode(CharBuffer.wrap("b"));
            } catch (CharacterCodingException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        encoder.encode(CharBuffer.wrap("a"));
        other.join();
    }
}
