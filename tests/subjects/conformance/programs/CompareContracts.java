// expect: as java
import java.util.*;
import java.util.function.*;

public class CompareContracts {
    record P(String n, Integer a, double w) {}

    public static void main(String[] args) {
        List<P> l = new ArrayList<>(List.of(new P("b", 2, 1.5), new P("A", null, 0.5), new P("a", 2, Double.NaN), new P("b", 1, -0.0)));
        Comparator<P> byName = Comparator.comparing(P::n, String.CASE_INSENSITIVE_ORDER), byAge = Comparator.comparing(P::a, Comparator.nullsFirst(Comparator.reverseOrder()));
        l.sort(byName.thenComparing(byAge).thenComparingDouble(P::w));
        System.out.println(l);
        l.sort(Comparator.comparingDouble(P::w).reversed());
        System.out.println(l.stream().map(P::w).toList());
        try {
            l.sort(Comparator.comparing(P::a));
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        Integer[] many = new Random(4).ints(64, 0, 100).boxed().toArray(Integer[]::new);
        try {
            Arrays.sort(many, (a, b) -> (a * 7 + b * 3) % 5 - 2);
            System.out.println("sorted somehow");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        TreeSet<String> t = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        System.out.println(t.add("x") + "" + t.add("X") + t.contains("X") + t);
        SortedMap<String, Integer> m = new TreeMap<>(Comparator.comparing(String::length));
        m.put("aa", 1);
        m.put("bb", 2);
        System.out.println(m + " " + new TreeMap<>(Map.of("z", 1, "y", 2)).equals(Map.of("y", 2, "z", 1)) + Objects.compare("a", "b", Comparator.naturalOrder()) + Comparator.<Integer>naturalOrder().reversed().compare(1, 2) + Collections.min(List.of("bb", "a"), Comparator.comparing(String::length)) + Boolean.compare(true, false) + Character.compare('a', 'c') + "b".compareTo("abc") + Arrays.compare(new String[] {"a"}, new String[] {"a", "b"}));
        BinaryOperator<P> best = BinaryOperator.maxBy(byAge);
        System.out.println(l.stream().reduce(best).get().n() + l.stream().min(byName).get().n() + l.stream().sorted(byName.reversed()).map(P::n).toList());
    }
}
