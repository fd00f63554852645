// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamPipelines {
    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        System.out.println(Stream.of(5, 3, 8, 1).peek(x -> log.add("a" + x)).filter(x -> x > 2).peek(x -> log.add("b" + x)).sorted().peek(x -> log.add("c" + x)).limit(2).toList() + " " + log);
        System.out.println(Stream.iterate(1, x -> x < 200, x -> x * 3).map(String::valueOf).collect(Collectors.joining(",", "<", ">")) + IntStream.iterate(10, x -> x - 3).takeWhile(x -> x > 0).boxed().toList() + IntStream.rangeClosed(1, 9).dropWhile(x -> x % 4 != 0).sum());
        System.out.println(Stream.of("a,b", "c").flatMap(s -> Arrays.stream(s.split(","))).toList() + " " + Stream.of(1, 2, 3).<String>mapMulti((x, sink) -> {
            for (int i = 0; i < x; i++) sink.accept("" + x);
        }).toList());
        System.out.println(IntStream.of(3, 1, 2).summaryStatistics() + " " + DoubleStream.of(1, 2, 4).average().getAsDouble() + " " + LongStream.range(0, 5).mapToObj(Long::toBinaryString).toList() + OptionalInt.empty());
        System.out.println("" + Stream.of("x", "yy", "zz").collect(Collectors.toMap(String::length, Function.identity(), (a, b) -> a + b, TreeMap::new)));
        try {
            Stream.of("a", "a").collect(Collectors.toMap(s -> s, s -> 1));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("" + Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.groupingBy(x -> x % 3, TreeMap::new, Collectors.mapping(x -> x * 10, Collectors.filtering(x -> x > 10, Collectors.toList())))));
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.partitioningBy(x -> x > 2, Collectors.reducing(0, Integer::sum))) + " " + Stream.of("b", "a", "c").collect(Collectors.collectingAndThen(Collectors.toCollection(TreeSet::new), NavigableSet::descendingSet)));
        System.out.println(Stream.of(1, 2, 3, 4).reduce(1, (a, b) -> a * b) + " " + Stream.of("a", "bb").reduce(0, (n, s) -> n + s.length(), Integer::sum) + " " + Stream.<Integer>empty().reduce(Integer::max) + " " + Stream.of(3, 9, 4).max(Comparator.naturalOrder()).get() + Stream.of(1, 2).findFirst() + Stream.of(1, 2, 3).skip(1).anyMatch(x -> x == 1));
        System.out.println(IntStream.range(0, 1000).parallel().filter(x -> x % 7 == 0).mapToLong(x -> x).sum() + " " + IntStream.range(0, 100).parallel().boxed().collect(Collectors.groupingByConcurrent(x -> x % 2, Collectors.counting())) + Arrays.asList(5, 4, 3, 2, 1).parallelStream().sorted().map(x -> x * x).collect(Collectors.toList()));
        Stream<Integer> used = Stream.of(1);
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1).toList().add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        try (Stream<String> s = Stream.of("x").onClose(() -> System.out.print("closed1 ")).onClose(() -> {
            throw new IllegalStateException("closing");
        })) {
            System.out.print(s.count() + " ");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Spliterator<Integer> sp = List.of(1, 2, 3, 4, 5, 6, 7, 8).spliterator(), half = sp.trySplit();
        StringBuilder parts = new StringBuilder();
        half.forEachRemaining(parts::append);
        parts.append('|');
        sp.tryAdvance(parts::append);
        sp.forEachRemaining(parts::append);
        System.out.println(parts + " " + sp.estimateSize() + " " + sp.hasCharacteristics(Spliterator.SIZED));
        Iterator<Integer> it = Stream.generate(new Supplier<Integer>() {
            int n;

            public Integer get() {
                return n++;
            }
        }).iterator();
        it.next();
        System.out.println(it.next() + StreamSupport.stream(((Iterable<Integer>) () -> List.of(7, 8).iterator()).spliterator(), false).mapToInt(x -> x).sum());
        Collector<String, StringBuilder, String> own = Collector.of(StringBuilder::new, (b, s) -> b.append(s.charAt(0)), StringBuilder::append, StringBuilder::toString, new Collector.Characteristics[0]);
        System.out.println(Stream.of("one", "two", "three").collect(own) + Stream.concat(Stream.of(1), Stream.of(2)).mapToInt(Integer::intValue).mapToObj(Integer::toString).collect(Collectors.joining()) + Stream.ofNullable(null).count());
        System.out.println("hello".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, LinkedHashMap::new, Collectors.counting())) + " " + Stream.of("a", "b", "c").collect(Collectors.flatMapping(s -> Stream.of(s, s), Collectors.joining())) + Stream.of(1, 2, 3, 4).collect(Collectors.teeing(Collectors.summingInt(x -> x), Collectors.averagingInt(x -> x), (s, a) -> s + "/" + a)));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(add.andThen(x -> x * 2).apply(3, 4) + up.compose((Object o) -> o + "!").apply(5) + Predicate.not(String::isEmpty).and(s -> s.length() < 3).or(s -> s.startsWith("long")).test("longer") + BinaryOperator.minBy(Comparator.<Integer>reverseOrder()).apply(2, 9));
    }
}
