import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

public class ReadBeforeClose {
    public static void main(String[] args) throws IOException {
        try (InputStream stream = new BufferedInputStream(new ByteArrayInputStream(new byte[] {1, 2}))) {
            int sum = 0;
            for (int read = stream.read(); read >= 0; read = stream.read()) {
                sum += read;
            }
            System.out.println(sum + stream.available());
        }
    }
}
