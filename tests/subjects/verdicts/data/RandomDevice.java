// expect: unknown
// reasons: one-seed
// What the system's device of random numbers gives can be anything.
import java.io.FileInputStream;

public class RandomDevice {
    public static void main(String[] args) throws Exception {
        try (FileInputStream in = new FileInputStream("/dev/urandom")) {
            assert in.read() != in.read();
        }
    }
}
