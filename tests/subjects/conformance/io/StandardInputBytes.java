// expect: as java
import java.io.*;

public class StandardInputBytes {
    public static void main(String[] args) throws IOException {
        InputStream in = System.in;
        System.out.println(in.read() + " " + in.read());
        byte[] buffer = new byte[10];
        int n = in.read(buffer, 2, 5);
        System.out.println(n + " " + new String(buffer, 2, n));
        System.out.println(in.skip(3) + " " + in.markSupported());
        byte[] rest = in.readAllBytes();
        int sum = 0;
        for (byte b : rest) {
            sum = sum * 31 + b;
        }
        System.out.println(rest.length + " " + sum + " " + in.read() + " " + in.read(buffer) + " " + in.readAllBytes().length);
        InputStream old = System.in;
        System.setIn(new ByteArrayInputStream("replaced\n".getBytes()));
        System.out.println(new BufferedReader(new InputStreamReader(System.in)).readLine() + " " + (System.in == old));
    }
}
