// expect: safe
// assumes: no-network
import java.net.InetAddress;
import java.net.UnknownHostException;

public class AsksForHost {
    public static void main(String[] args) throws Exception {
        assert InetAddress.getLocalHost().toString().equals("localhost/127.0.0.1");
        assert InetAddress.getByName("localhost").toString().equals("localhost/127.0.0.1");
        assert InetAddress.getByName("127.0.0.1").getHostName().equals("localhost");
        assert InetAddress.getAllByName("localhost").length == 1;
        try {
            InetAddress.getByName("example.org");
            assert false;
        } catch (UnknownHostException expected) {
            assert expected.getMessage().startsWith("example.org");
        }
    }
}
