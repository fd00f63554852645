// expect: violated assertion
// por: cross-check
// A stream of random numbers counts what is left.
import java.util.Random;
import java.util.Spliterator;
import java.util.function.IntConsumer;

public class RandomNumbersCounted {
    public static void main(String[] args) throws Exception {
        Spliterator.OfInt numbers = new Random(1).ints(9).spliterator();
        Thread other = new Thread(() -> numbers.tryAdvance((IntConsumer) number -> {
        }));
        other.start();
        long first = numbers.estimateSize(), second = numbers.estimateSize();
        other.join();
        assert first == second : "one less";
    }
}
