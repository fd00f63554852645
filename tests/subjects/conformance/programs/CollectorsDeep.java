// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CollectorsDeep {
    record Sale(String shop, String item, int n, double price) {
        double total() {
            return n * price;
        }
    }

    public static void main(String[] args) {
        List<Sale> s = List.of(new Sale("x", "pen", 3, 1.5), new Sale("y", "pen", 1, 1.25), new Sale("x", "ink", 2, 4), new Sale("y", "ink", 5, 3.5), new Sale("x", "pen", 10, 1));
        Map<String, Map<String, Double>> m = s.stream().collect(Collectors.groupingBy(Sale::shop, TreeMap::new, Collectors.groupingBy(Sale::item, TreeMap::new, Collectors.summingDouble(Sale::total))));
        System.out.println(m);
        Map<Boolean, Optional<Sale>> best = s.stream().collect(Collectors.partitioningBy(x -> x.price() > 2, Collectors.maxBy(Comparator.comparingDouble(Sale::total))));
        System.out.println(best.get(true).get() + " " + best.get(false).map(Sale::item).orElse("-"));
        Map<String, List<Integer>> counts = s.stream().collect(Collectors.toMap(Sale::item, x -> new ArrayList<>(List.of(x.n())), (a, b) -> {
            a.addAll(b);
            return a;
        }, LinkedHashMap::new));
        System.out.println(counts);
        IntSummaryStatistics st = s.stream().mapToInt(Sale::n).summaryStatistics();
        System.out.println(st + " " + s.stream().collect(Collectors.averagingDouble(Sale::total)));
        Set<String> items = s.stream().map(Sale::item).collect(Collectors.collectingAndThen(Collectors.toCollection(LinkedHashSet::new), Collections::unmodifiableSet));
        System.out.println(items);
        Map<Integer, Long> histogram = IntStream.range(0, 50).map(i -> i * i % 7).boxed().collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        System.out.println(histogram);
        System.out.println(Stream.of("a-1", "b-2", "c").map(x -> x.split("-")).filter(p -> p.length == 2).collect(Collectors.toUnmodifiableMap(p -> p[0], p -> p[1])).entrySet().stream().sorted(Map.Entry.comparingByKey()).map(Object::toString).collect(Collectors.joining(";")));
        try {
            Stream.of(1, null).collect(Collectors.toUnmodifiableList());
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        try {
            Stream.of(1).toList().add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed");
        }
        double[] running = s.stream().mapToDouble(Sale::total).toArray();
        for (int i = 1; i < running.length; i++) running[i] += running[i - 1];
        System.out.println(Arrays.toString(running) + IntStream.iterate(1, i -> i * 2).limit(10).mapToObj(Integer::toBinaryString).skip(8).toList() + Stream.generate(() -> "z").limit(3).collect(Collectors.joining()) + LongStream.range(0, 5).asDoubleStream().boxed().toList() + IntStream.rangeClosed('a', 'e').collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).reverse());
    }
}
