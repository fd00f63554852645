// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamShapes {
    public static void main(String[] args) {
        List<String> words = List.of("delta", "alpha", "charlie", "bravo", "echo", "alpha");
        System.out.println(words.stream().distinct().sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).collect(Collectors.joining(",")));
        Map<Integer, String> firsts = words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.collectingAndThen(Collectors.toSet(), s -> new TreeSet<>(s).first())));
        System.out.println(firsts);
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).flatMap(s -> Stream.of(s, s.length())).map(String::valueOf).toList());
        System.out.println(Stream.iterate(1, i -> i < 500, i -> i * 3).peek(i -> {}).mapToInt(Integer::intValue).summaryStatistics());
        System.out.println(Stream.iterate(new int[] {0, 1}, p -> new int[] {p[1], p[0] + p[1]}).limit(15).map(p -> p[0]).skip(5).takeWhile(n -> n < 200).dropWhile(n -> n < 10).toList());
        System.out.println(words.stream().<String>mapMulti((w, out) -> {
            if (w.length() > 4) {
                out.accept(w.toUpperCase());
                out.accept(w.substring(0, 1));
            }
        }).reduce("", String::concat));
        System.out.println(words.parallelStream().mapToInt(String::length).sum() + " " + words.parallelStream().map(String::length).reduce(0, Integer::sum, Integer::sum) + " " + words.stream().anyMatch(String::isEmpty) + words.stream().allMatch(w -> w.length() > 3) + words.stream().noneMatch("x"::equals));
        System.out.println(IntStream.of(3, 1, 2).boxed().sorted(Collections.reverseOrder()).toList() + " " + IntStream.range(0, 0).average() + " " + DoubleStream.of(1, 2, 4).average() + LongStream.rangeClosed(1, 20).reduce((a, b) -> a * b));
        System.out.println(words.stream().collect(Collectors.partitioningBy(w -> w.contains("a"), Collectors.counting())) + " " + words.stream().collect(Collectors.reducing(0, String::length, Integer::max)));
        Set<Character> letters = words.stream().collect(Collectors.filtering(w -> w.endsWith("a"), Collectors.flatMapping(w -> w.chars().mapToObj(c -> (char) c), Collectors.toCollection(TreeSet::new))));
        System.out.println(letters);
        try {
            words.stream().collect(Collectors.toMap(w -> w, String::length));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Stream<String> used = words.stream();
        used.count();
        try {
            used.findFirst();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        List<String> order = new ArrayList<>();
        try (Stream<String> s = Stream.of("a", "b", "c").onClose(() -> order.add("closed"))) {
            s.filter(x -> order.add("f" + x)).map(x -> order.add("m" + x)).limit(2).forEach(x -> order.add("e"));
        }
        System.out.println(order);
        Collector<String, StringJoiner, String> own = Collector.of(() -> new StringJoiner("|", "<", ">").setEmptyValue("none"), StringJoiner::add, StringJoiner::merge, StringJoiner::toString);
        System.out.println(words.stream().limit(2).collect(own) + Stream.<String>empty().collect(own));
        Spliterator<Integer> split = IntStream.range(0, 8).boxed().toList().spliterator(), half = split.trySplit();
        StringBuilder sb = new StringBuilder();
        half.forEachRemaining(sb::append);
        split.tryAdvance(sb::append);
        System.out.println(sb + " " + split.estimateSize() + split.hasCharacteristics(Spliterator.SIZED));
        System.out.println(Stream.concat(Stream.of(1), Stream.of(2, 3)).toList() + " " + Arrays.stream(new int[] {5, 6, 7}, 1, 3).sum() + " " + "hello".chars().filter(c -> c == 'l').count() + Stream.ofNullable(null).count() + " " + new Random(5).ints(3, 0, 10).boxed().toList());
    }
}
