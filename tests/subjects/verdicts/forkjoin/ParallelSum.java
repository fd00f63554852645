// expect: safe
// states-at-most: 20000
// A parallel stream, by the common pool and the thread that asks for its result.
import java.util.stream.IntStream;

public class ParallelSum {
    public static void main(String[] args) {
        assert IntStream.range(0, 4).parallel().sum() == 6;
    }
}
