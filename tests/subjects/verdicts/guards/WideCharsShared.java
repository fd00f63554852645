// expect: violated assertion
// por: cross-check
// Chars beyond Latin-1 have a spliterator of their own, which counts in a plain field.
import java.util.Spliterator;
import java.util.function.IntConsumer;

public class WideCharsShared {
    static final IntConsumer NOTHING = c -> {
    };

    public static void main(String[] args) throws Exception {
        Spliterator.OfInt chars = "\u03b1\u03b2".chars().spliterator();
        Thread other = new Thread(() -> chars.tryAdvance(NOTHING));
        other.start();
        chars.tryAdvance(NOTHING);
        other.join();
        assert !chars.tryAdvance(NOTHING) : "the same one twice";
    }
}
