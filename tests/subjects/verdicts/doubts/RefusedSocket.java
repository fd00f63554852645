// expect: unknown socket
// reasons: no-socket
import java.io.IOException;
import java.net.Socket;

public class RefusedSocket {
    public static void main(String[] args) {
        try {
            new Socket("localhost", 80).close();
        } catch (IOException refused) {
            System.out.println("refused");
        }
    }
}
