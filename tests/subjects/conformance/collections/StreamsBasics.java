// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class StreamsBasics {
    record Person(String name, int age, String city) {
    }

    public static void main(String[] args) {
        List<Person> people = List.of(new Person("Ann", 30, "Rome"), new Person("Bob", 25, "Oslo"), new Person("Cid", 35, "Rome"), new Person("Dee", 25, "Rome"));
        System.out.println("" + people.stream().filter(p -> p.age() > 25).map(Person::name).toList());
        System.out.println("" + people.stream().sorted(Comparator.comparing(Person::age).thenComparing(Person::name, Comparator.reverseOrder())).map(Person::name)
                .collect(Collectors.joining(",", "[", "]")));
        System.out.println("" + people.stream().collect(Collectors.groupingBy(Person::city, TreeMap::new, Collectors.mapping(Person::name, Collectors.toList()))));
        System.out.println("" + people.stream().collect(Collectors.partitioningBy(p -> p.age() < 30, Collectors.counting())));
        System.out.println("" + people.stream().collect(Collectors.averagingInt(Person::age)) + " " + people.stream().mapToInt(Person::age).summaryStatistics());
        System.out.println("" + people.stream().collect(Collectors.toMap(Person::city, Person::age, Integer::sum, LinkedHashMap::new)));
        try {
            people.stream().collect(Collectors.toMap(Person::city, Person::age));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(IntStream.rangeClosed(1, 5).mapToObj(i -> "x".repeat(i)).collect(Collectors.toList()));
        System.out.println("" + Stream.iterate(1, x -> x * 2).limit(10).reduce(0, Integer::sum) + " " + Stream.iterate(1, x -> x < 50, x -> x * 3).toList());
        System.out.println("" + Stream.of("a b", "c d e").flatMap(s -> Arrays.stream(s.split(" "))).distinct().count());
        System.out.println("" + Stream.of(5, 1, 4).sorted().findFirst() + " " + Stream.of(1, 2, 3).anyMatch(x -> x > 2) + Stream.empty().allMatch(x -> false)
                + Stream.of(1).noneMatch(x -> x == 1));
        System.out.println(IntStream.range(0, 20).skip(5).limit(5).boxed().toList() + " " + Stream.of(1, 2, 3, 4, 1).takeWhile(x -> x < 4).toList()
                + Stream.of(1, 2, 3, 4, 1).dropWhile(x -> x < 4).toList());
        List<String> log = new ArrayList<>();
        Optional<Integer> found = Stream.of(3, 6, 9, 12).peek(x -> log.add("p" + x)).filter(x -> x > 5).peek(x -> log.add("f" + x)).map(x -> x * 10).findFirst();
        System.out.println(found + " " + log);
        System.out.println("" + Stream.of("x", "yy", "zzz").collect(Collectors.teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + s)));
        System.out.println("" + Stream.of(1, 2, 3, 4).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)));
        System.out.println(IntStream.of(3, 1, 2).boxed().max(Comparator.naturalOrder()).get() + " " + DoubleStream.of(1.5, 2.5).sum() + " "
                + LongStream.rangeClosed(1, 20).reduce(1, (x, y) -> x * y) + " " + IntStream.of(1, 2).average().getAsDouble());
        System.out.println("hello".chars().mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining("-")));
        System.out.println("" + Stream.concat(Stream.of(1), Stream.of(2)).toList() + " " + Stream.generate(() -> "g").limit(2).toList() + Stream.ofNullable(null).count());
        System.out.println("" + Stream.of(1, 2, 3).<Object>mapMulti((x, sink) -> {
            if (x != 2) {
                sink.accept(x);
                sink.accept("m" + x);
            }
        }).toList());
        System.out.println("" + Stream.of("b", "a", "c").collect(Collectors.reducing("", String::toUpperCase, String::concat)) + " "
                + Stream.of(1, 2, 3, 4, 5).collect(Collectors.filtering(x -> x % 2 == 1, Collectors.summingInt(x -> x))) + " "
                + Stream.of("aa", "b").collect(Collectors.minBy(Comparator.naturalOrder())));
        Stream<Integer> used = Stream.of(1);
        used.count();
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Integer> it = Stream.of(7, 8).iterator();
        System.out.println(it.next() + it.next() + " " + it.hasNext() + " " + Arrays.toString(Stream.of(1, 2).toArray(Integer[]::new)));
        System.out.println("" + people.stream().map(Person::city).collect(Collectors.toCollection(TreeSet::new)) + " "
                + people.stream().collect(Collectors.groupingBy(Person::age, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(), List::size))));
        System.out.println(IntStream.iterate(10, x -> x - 3).limit(5).mapToObj(Integer::toString).collect(Collectors.joining("|")) + " "
                + Stream.of(1, 2, 3, 4).reduce((x, y) -> x * y).get() + " " + Stream.of("x").reduce(0, (n, s) -> n + s.length(), Integer::sum));
        try (Stream<String> s = Stream.of("closing").onClose(() -> System.out.println("closed"))) {
            s.forEach(System.out::println);
        }
    }
}
