// expect: safe
import java.util.logging.Logger;

// A program with one thread that logs. The JDK's logging has a shutdown hook, and copies what threads could share.
public class LoggerAlone {
    public static void main(String[] args) {
        Logger.getLogger("alone").fine("not shown");
    }
}
