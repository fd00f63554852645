// expect: as java
import java.util.*;
import java.util.function.Function;
import java.util.stream.*;
import static java.util.stream.Collectors.*;

public class CollectorsMore {
    enum Kind {
        FRUIT, ROOT, LEAF
    }

    static final class Item {
        final String name;
        final Kind kind;
        final double price;
        final List<String> tags;

        Item(String name, Kind kind, double price, String... tags) {
            this.name = name;
            this.kind = kind;
            this.price = price;
            this.tags = List.of(tags);
        }

        String name() {
            return name;
        }

        Kind kind() {
            return kind;
        }

        double price() {
            return price;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static void show(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<Item> items = List.of(new Item("apple", Kind.FRUIT, 1.2, "red", "sweet"), new Item("carrot", Kind.ROOT, 0.4, "orange"), new Item("pear", Kind.FRUIT, 1.5, "green", "sweet"),
                new Item("beet", Kind.ROOT, 0.9, "red"), new Item("chard", Kind.LEAF, 2.1, "green"), new Item("fig", Kind.FRUIT, 3.0));
        show(items.stream().collect(groupingBy(Item::kind, () -> new EnumMap<>(Kind.class), mapping(Item::name, joining("/", "<", ">")))));
        show(items.stream().collect(groupingBy(Item::kind, TreeMap::new, averagingDouble(Item::price))));
        show(items.stream().collect(partitioningBy(i -> i.price > 1, counting())));
        show(items.stream().collect(teeing(minBy(Comparator.comparing(Item::price)), maxBy(Comparator.comparing(Item::price)), (a, b) -> a.get() + ".." + b.get())));
        show(items.stream().collect(groupingBy(i -> i.name.length(), TreeMap::new, flatMapping(i -> i.tags.stream(), toCollection(TreeSet::new)))));
        show(items.stream().collect(groupingBy(Item::kind, TreeMap::new, filtering(i -> i.tags.contains("red"), toList()))));
        show(items.stream().collect(summarizingDouble(Item::price)));
        show(items.stream().collect(toMap(Item::kind, Item::price, Double::sum, LinkedHashMap::new)));
        try {
            items.stream().collect(toMap(Item::kind, Function.identity()));
        } catch (IllegalStateException e) {
            show(e.getMessage());
        }
        show(items.stream().map(Item::name).collect(collectingAndThen(toList(), l -> {
            Collections.reverse(l);
            return l;
        })));
        show(items.stream().collect(reducing(0.0, Item::price, Double::max)) + " " + items.stream().map(Item::price).collect(reducing(Double::min)).get());
        Collector<String, StringJoiner, String> bracket = Collector.of(() -> new StringJoiner("|", "[", "]"), StringJoiner::add, StringJoiner::merge, StringJoiner::toString);
        show(items.stream().map(Item::name).sorted(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder())).collect(bracket));
        show(items.parallelStream().map(Item::name).filter(n -> n.length() > 3).sorted().collect(bracket));
        show(IntStream.rangeClosed(1, 20).boxed().collect(groupingBy(n -> n % 3, summingInt(n -> n))) + " " + IntStream.iterate(1, n -> n < 1000, n -> n * 3).summaryStatistics());
        show(Stream.of(1, 2, 3, 4, 5, 6).takeWhile(n -> n < 4).toList() + " " + Stream.of(1, 2, 3, 4).dropWhile(n -> n < 3).toList() + " " + Stream.iterate("a", s -> s + "b").limit(4).collect(toUnmodifiableSet()).size());
        show(Stream.of("x", "yy", "zzz").<Integer>mapMulti((s, sink) -> {
            for (int i = 0; i < s.length(); i++) {
                sink.accept(i);
            }
        }).toList() + " " + Arrays.stream(new double[] {1.5, 2.5}).mapToObj(Double::toString).collect(joining("+")) + " " + "hello".chars().mapToObj(c -> (char) c).collect(groupingBy(c -> c, LinkedHashMap::new, counting())));
        show(Stream.of(5, 3, 1).sorted().peek(n -> System.out.print(n + ",")).anyMatch(n -> n > 2) + " " + Stream.concat(Stream.of(1), Stream.empty()).findFirst().get() + " " + IntStream.of(3, 1, 2).boxed().max(Comparator.naturalOrder()));
        try {
            List<String> unmodifiable = items.stream().map(Item::name).collect(toUnmodifiableList());
            unmodifiable.add("no");
        } catch (UnsupportedOperationException e) {
            show("unmodifiable " + e.getMessage());
        }
        Stream<Integer> once = Stream.of(1);
        once.count();
        try {
            once.count();
        } catch (IllegalStateException e) {
            show(e.getMessage());
        }
    }
}
