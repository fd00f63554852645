// expect: violated assertion
// What a parallel stream does to each element is done by several threads.
import java.util.stream.IntStream;

public class ParallelShared {
    static int sum;

    public static void main(String[] args) {
        IntStream.range(0, 4).parallel().forEach(i -> sum += i);
        assert sum == 6 : "an addition is lost";
    }
}
