// expect: as java
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class SmallDatabases {
    static class Table<K extends Comparable<K>, R> {
        private final NavigableMap<K, R> rows = new TreeMap<>();
        private final Map<String, Map<Object, Set<K>>> indexes = new LinkedHashMap<>();
        private final Map<String, Function<? super R, ?>> extractors = new LinkedHashMap<>();

        Table<K, R> index(String name, Function<? super R, ?> f) {
            extractors.put(name, f);
            indexes.put(name, new HashMap<>());
            rows.forEach((k, r) -> indexes.get(name).computeIfAbsent(f.apply(r), x -> new TreeSet<>()).add(k));
            return this;
        }

        void put(K k, R r) {
            remove(k);
            rows.put(k, r);
            extractors.forEach((n, f) -> indexes.get(n).computeIfAbsent(f.apply(r), x -> new TreeSet<>()).add(k));
        }

        R remove(K k) {
            R old = rows.remove(k);
            if (old != null) extractors.forEach((n, f) -> indexes.get(n).computeIfPresent(f.apply(old), (v, s) -> s.remove(k) && s.isEmpty() ? null : s));
            return old;
        }

        Stream<R> by(String name, Object value) {
            Map<Object, Set<K>> i = indexes.get(name);
            if (i == null) throw new NoSuchElementException("index " + name);
            return i.getOrDefault(value, Set.of()).stream().map(rows::get);
        }

        <S, J> Stream<J> join(Table<?, S> o, BiPredicate<R, S> on, BiFunction<R, S, J> f) {
            return rows.values().stream().flatMap(r -> o.rows.values().stream().filter(s -> on.test(r, s)).map(s -> f.apply(r, s)));
        }
    }

    record City(String name, String land, int people) {}

    record Land(String code, String name) {}

    public static void main(String[] args) {
        Table<String, City> cities = new Table<String, City>().index("land", City::land);
        for (String s : "Bern,ch,134;Ulm,de,126;Köln,de,1080;Basel,ch,171".split(";")) {
            String[] p = s.split(",");
            cities.put(p[0], new City(p[0], p[1], Integer.parseInt(p[2])));
        }
        cities.index("big", c -> c.people() > 150);
        Table<String, Land> lands = new Table<>();
        lands.put("ch", new Land("ch", "Schweiz"));
        lands.put("de", new Land("de", "Deutschland"));
        System.out.println(cities.by("land", "de").map(City::name).toList() + "" + cities.by("big", true).map(City::name).toList() + cities.by("land", "fr").count());
        System.out.println(cities.join(lands, (c, l) -> c.land().equals(l.code()), (c, l) -> c.name() + "/" + l.name()).collect(Collectors.joining(" ")));
        cities.put("Ulm", new City("Ulm", "at", 999));
        System.out.println(cities.remove("Köln") + " " + cities.indexes + cities.rows.headMap("C").keySet() + cities.rows.ceilingKey("C"));
        try {
            cities.by("none", 1);
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
    }
}
