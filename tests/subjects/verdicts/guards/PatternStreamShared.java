// expect: violated assertion
// por: cross-check
// What Pattern.splitAsStream goes by keeps its place in plain fields.
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.regex.Pattern;

public class PatternStreamShared {
    static final Consumer<String> NOTHING = part -> {
    };

    static void advance(Spliterator<String> parts) {
        try {
            parts.tryAdvance(NOTHING);
        } catch (RuntimeException disturbed) {
            // by the other one
        }
    }

    public static void main(String[] args) throws Exception {
        Spliterator<String> parts = Pattern.compile(",").splitAsStream("a,b").spliterator();
        Thread other = new Thread(() -> advance(parts));
        other.start();
        advance(parts);
        other.join();
        assert !parts.tryAdvance(NOTHING) : "the same one twice";
    }
}
