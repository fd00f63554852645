// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamsAdvanced {
    static Spliterator<Integer> countdown(int from) {
        return new Spliterators.AbstractSpliterator<>(from, Spliterator.ORDERED) {
            int n = from;

            @Override
            public boolean tryAdvance(Consumer<? super Integer> action) {
                if (n == 0) {
                    return false;
                }
                action.accept(n--);
                return true;
            }
        };
    }

    public static void main(String[] args) {
        System.out.println(StreamSupport.stream(countdown(5), false).map(x -> x * x).toList());
        Spliterator<Integer> s = List.of(1, 2, 3, 4, 5, 6, 7, 8).spliterator();
        Spliterator<Integer> half = s.trySplit();
        half.forEachRemaining(x -> System.out.print(x + " "));
        System.out.print("| ");
        s.tryAdvance(x -> System.out.print(x + " "));
        System.out.println(s.estimateSize() + " " + s.hasCharacteristics(Spliterator.SIZED));
        System.out.println(IntStream.rangeClosed(2, 60).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).noneMatch(d -> n % d == 0)).boxed().toList());
        Map<Boolean, Map<Integer, List<String>>> nested = Stream.of("one", "two", "three", "four", "five", "six")
                .collect(Collectors.partitioningBy(w -> w.contains("e"), Collectors.groupingBy(String::length, TreeMap::new, Collectors.toList())));
        System.out.println(nested);
        Collector<String, StringBuilder, String> custom = Collector.of(StringBuilder::new, (b, x) -> b.insert(0, x), StringBuilder::append, StringBuilder::toString);
        System.out.println(Stream.of("a", "b", "c").collect(custom));
        System.out.println(Stream.of("a", "b", "c").collect(ArrayList::new, (List<String> l, String x) -> l.add(x + x), List::addAll));
        System.out.println(IntStream.range(0, 1000).parallel().sum() + " " + IntStream.range(0, 100).parallel().boxed().collect(Collectors.toList()).equals(
                IntStream.range(0, 100).boxed().toList()) + " " + Stream.of(3, 1, 2).parallel().sorted().toList());
        System.out.println("" + Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.groupingBy(x -> x % 3, TreeMap::new, Collectors.reducing(1, (x, y) -> x * y))));
        System.out.println("" + Stream.of("x=1", "y=2", "x=3").map(e -> e.split("=")).collect(Collectors.groupingBy(e -> e[0], LinkedHashMap::new,
                Collectors.flatMapping(e -> Stream.of(e[1], e[1] + "!"), Collectors.joining("/")))));
        DoubleSummaryStatistics stats = DoubleStream.of(0.1, 0.2, 0.3, 1e10, -1e10).summaryStatistics();
        System.out.println(stats.getSum() + " " + stats.getMin() + " " + stats.getMax() + " " + stats.getCount() + " " + stats.getAverage());
        System.out.println(Stream.of(0.1, 0.2, 0.3, 0.4).mapToDouble(x -> x).sum() + " " + Stream.of(0.1, 0.2, 0.3).collect(Collectors.averagingDouble(x -> x)));
        System.out.println(Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream).mapToInt(Integer::intValue).mapToObj(Integer::toBinaryString).toList());
        System.out.println(new Random(5).ints(5, 0, 100).boxed().toList() + " " + new Random(5).doubles(2).boxed().toList());
        Supplier<IntStream> fibonacci = () -> Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).mapToInt(f -> f[0]);
        System.out.println(fibonacci.get().limit(15).boxed().toList() + " " + fibonacci.get().dropWhile(x -> x < 1000).findFirst().getAsInt());
        System.out.println(IntStream.rangeClosed(1, 3).boxed().flatMap(a -> IntStream.rangeClosed(a, 20).boxed().flatMap(b -> IntStream.rangeClosed(b, 30)
                .filter(c -> a * a * 16 + b * b == c * c).mapToObj(c -> a * 4 + ":" + b + ":" + c))).limit(5).toList());
        try {
            Stream.of(1, 0).map(x -> 1 / x).toList();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1, null).toList().stream().mapToInt(x -> x).sum();
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
        System.out.println(Stream.of("q").flatMap(x -> null).count() + " " + IntStream.empty().max() + " " + OptionalInt.of(3) + " " + Stream.of(1, 1, 2).collect(Collectors.toSet()));
        System.out.println(Arrays.asList(3, 1, 2).stream().sorted(Collections.reverseOrder()).map(String::valueOf).collect(Collectors.joining()) + " "
                + IntStream.range(0, 5).mapToObj(i -> i).sorted((a, b) -> b - a).skip(1).limit(2).toList() + " " + LongStream.of(1, 2).asDoubleStream().boxed().toList());
    }
}
