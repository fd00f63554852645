import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

public class ReadAfterClose {
    public static void main(String[] args) throws IOException {
        InputStream stream = new ByteArrayInputStream(new byte[] {1, 2});
        stream.read();
        stream.close();
        System.out.println(stream.read());
    }
}
