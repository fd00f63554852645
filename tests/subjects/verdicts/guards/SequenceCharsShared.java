// expect: violated assertion
// por: cross-check
// The iterator that CharSequence gives to those that have none of their own counts in a plain field.
import java.util.Spliterator;
import java.util.function.IntConsumer;

public class SequenceCharsShared {
    static final IntConsumer NOTHING = c -> {
    };

    static class Letters implements CharSequence {
        public int length() { return 2; }
        public char charAt(int index) { return (char) ('a' + index); }
        public CharSequence subSequence(int start, int end) { return this; }
    }

    public static void main(String[] args) throws Exception {
        Spliterator.OfInt chars = new Letters().chars().spliterator();
        Thread other = new Thread(() -> chars.tryAdvance(NOTHING));
        other.start();
        chars.tryAdvance(NOTHING);
        other.join();
        assert !chars.tryAdvance(NOTHING) : "the same one twice";
    }
}
