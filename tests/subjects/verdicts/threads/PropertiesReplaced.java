// expect: violated assertion
// por: cross-check
// The table of system properties can be replaced as a whole.
import java.util.Properties;

public class PropertiesReplaced {
    public static void main(String[] args) throws InterruptedException {
        Properties before = System.getProperties();
        Thread other = new Thread(() -> System.setProperties(new Properties()));
        other.start();
        assert System.getProperties() == before : "replaced";
        other.join();
    }
}
