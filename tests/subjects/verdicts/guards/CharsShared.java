// expect: violated assertion
// por: cross-check
// So does that of the chars of a text.
import java.util.Spliterator;
import java.util.function.IntConsumer;

public class CharsShared {
    public static void main(String[] args) throws Exception {
        Spliterator.OfInt chars = "ab".chars().spliterator();
        int[] got = new int[2];
        Thread other = new Thread(() -> chars.tryAdvance((IntConsumer) c -> got[0] = c));
        other.start();
        chars.tryAdvance((IntConsumer) c -> got[1] = c);
        other.join();
        assert got[0] != got[1] : "the same one twice";
    }
}
