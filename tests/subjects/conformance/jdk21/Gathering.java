// expect: as java
// since: 24
import java.util.*;
import java.util.stream.*;

public class Gathering {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 10).boxed().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.windowSliding(2)).toList());
        System.out.println(Stream.of(1, 2, 3, 4).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
        System.out.println(Stream.of("a", "b", "c").gather(Gatherers.fold(() -> "", String::concat)).findFirst());
        Gatherer<Integer, ?, Integer> everyOther = Gatherer.ofSequential(() -> new int[1], (state, x, down) -> state[0]++ % 2 != 0 || down.push(x));
        System.out.println(Stream.of(5, 6, 7, 8, 9).gather(everyOther).map(x -> x * 10).toList());
    }
}
