// expect: as java
import java.io.Serializable;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Java8Streams {
    interface SerializableFunction<T, R> extends Function<T, R>, Serializable {
    }

    public static void main(String[] args) {
        Map<Integer, List<String>> byLength = Stream.of("a", "bb", "cc", "ddd").collect(Collectors.groupingBy(String::length));
        System.out.println(byLength);
        SerializableFunction<Integer, Integer> f = x -> x + 1;
        System.out.println(f.andThen(x -> x * 2).apply(4) + " " + (f instanceof Serializable));
        System.out.println(IntStream.range(0, 10).mapToObj(i -> "n" + i).collect(Collectors.joining(",")));
        Optional<String> o = Optional.of("v").map(v -> v + v);
        System.out.println(o + "" + o.isPresent());
        Comparator<String> c = Comparator.comparing((String s) -> s.length()).thenComparing(Function.identity());
        List<String> l = new ArrayList<>(Arrays.asList("ccc", "b", "aa", "a"));
        l.sort(c);
        System.out.println(l);
        BiFunction<Long, Double, String> g = (a, b) -> a + "/" + b;
        System.out.println(g.apply(1L, 2.0) + new StringJoiner("-").add("x").add("y"));
        int[] counter = {0};
        Runnable r = () -> counter[0]++;
        for (int i = 0; i < 5; i++) {
            r.run();
        }
        System.out.println(counter[0]);
        byte[] bytes = Base64.getEncoder().encode("eight".getBytes());
        System.out.println(new String(bytes));
    }
}
