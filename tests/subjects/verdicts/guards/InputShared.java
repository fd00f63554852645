// expect: violated assertion
// input: ab
// Two threads read from standard input.
import java.io.IOException;

public class InputShared {
    public static void main(String[] args) throws Exception {
        int[] got = new int[1];
        Thread other = new Thread(() -> {
            try {
                got[0] = System.in.read();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        int first = System.in.read();
        other.join();
        assert first == 'a' && got[0] == 'b' : "the other way round";
    }
}
