// expect: violated assertion
// por: cross-check
// Two threads read from one file: who comes first gets the first byte.
import java.io.FileInputStream;
import java.io.IOException;

public class FileShared {
    public static void main(String[] args) throws Exception {
        try (FileInputStream in = new FileInputStream("/etc/passwd")) {
            int[] got = new int[1];
            Thread other = new Thread(() -> {
                try {
                    got[0] = in.read();
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            other.start();
            int first = in.read();
            other.join();
            assert first == 'r' && got[0] == 'o' : "the other way round";
        }
    }
}
