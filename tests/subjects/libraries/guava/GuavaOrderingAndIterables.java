// expect: as java
import com.google.common.collect.*;
import com.google.common.reflect.*;
import java.util.*;
import java.util.stream.*;

public class GuavaOrderingAndIterables {
    public static void main(String[] args) {
        Ordering<String> byLength = Ordering.natural().onResultOf(String::length);
        List<String> l = List.of("ccc", "a", "bb", "aa");
        System.out.println(byLength.sortedCopy(l) + " " + byLength.compound(Ordering.natural()).sortedCopy(l) + byLength.reverse().max(l) + byLength.greatestOf(l, 2) + byLength.leastOf(l, 1) + Ordering.natural().nullsFirst().sortedCopy(Arrays.asList("b", null, "a")) + byLength.isOrdered(l) + Ordering.explicit("z", "a").compare("z", "a")
                + Ordering.natural().lexicographical().compare(List.of(1, 2), List.of(1)) + Ordering.usingToString().min(10, 9));
        System.out.println(ComparisonChain.start().compare(1, 1).compare("a", "b").result() + " " + ComparisonChain.start().compareTrueFirst(true, false).result() + Comparators.isInOrder(List.of(1, 2), Comparator.naturalOrder()) + Stream.of(5, 3, 9).collect(Comparators.greatest(2, Comparator.naturalOrder())));
        System.out.println(Lists.partition(List.of(1, 2, 3, 4, 5), 2) + " " + Lists.reverse(l) + Lists.transform(l, String::length) + Lists.cartesianProduct(List.of(1, 2), List.of(3)) + Lists.charactersOf("hi") + Lists.newArrayList("x"));
        System.out.println(Iterables.concat(List.of(1), List.of(2)) + " " + Iterables.getLast(l) + Iterables.frequency(l, "a") + Iterables.filter(l, s -> s.length() > 1) + Iterables.limit(Iterables.cycle(1, 2), 5) + Iterables.getOnlyElement(List.of("o")) + Iterables.partition(l, 3) + Iterables.toString(Iterables.skip(l, 2)) + Iterables.any(l, String::isEmpty) + Iterables.indexOf(l, "bb"::equals));
        try {
            Iterables.getOnlyElement(l);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        PeekingIterator<Integer> p = Iterators.peekingIterator(List.of(1, 2).iterator());
        System.out.println(p.peek() + p.next() + p.peek() + " " + Iterators.size(Iterators.forArray(1, 2)) + Iterators.mergeSorted(List.of(List.of(1, 4).iterator(), List.of(2, 3).iterator()), Comparator.<Integer>naturalOrder()).next() + FluentIterable.from(l).transform(String::toUpperCase).filter(s -> !s.equals("A")).join(com.google.common.base.Joiner.on('+')));
        MapDifference<String, Integer> d = Maps.difference(new TreeMap<>(Map.of("a", 1, "b", 2, "c", 3)), new TreeMap<>(Map.of("b", 2, "c", 4, "d", 5)));
        System.out.println(d + " " + d.entriesInCommon() + d.entriesOnlyOnLeft() + d.entriesDiffering() + Maps.uniqueIndex(l, s -> s + "!") + Maps.filterValues(ImmutableMap.of("k", 1, "l", 2), v -> v > 1) + Maps.transformEntries(ImmutableMap.of("k", 1), (k, v) -> k + v) + Maps.toMap(List.of("q"), String::length) + Maps.immutableEntry("x", 1) + Maps.asMap(ImmutableSet.of(3), x -> x * x));
        System.out.println(Stream.of("a", "b").collect(ImmutableList.toImmutableList()) + " " + Stream.of("a", "bb").collect(ImmutableMap.toImmutableMap(s -> s, String::length)) + Streams.zip(Stream.of(1, 2), Stream.of("x", "y"), (i, s) -> i + s).collect(Collectors.toList()) + Streams.mapWithIndex(Stream.of("p", "q"), (s, i) -> s + i).toList() + Streams.findLast(Stream.of(1, 2, 3)) + Stream.of(1, 2, 1).collect(ImmutableMultiset.toImmutableMultiset()) + MoreCollectors.class.getSimpleName());
        TypeToken<List<String>> t = new TypeToken<>() {
        };
        System.out.println(t + " " + t.getRawType() + t.resolveType(List.class.getTypeParameters()[0]) + t.isSubtypeOf(Collection.class) + t.getSupertype(Iterable.class) + TypeToken.of(Integer.class).getTypes().interfaces().rawTypes().size() + " " + Reflection.newProxy(Comparable.class, (pr, m, a) -> 42).compareTo("x") + Reflection.getPackageName("a.b.C"));
        TreeTraverserUse.run();
    }

    static class TreeTraverserUse {
        static void run() {
            System.out.println(Lists.newArrayList(com.google.common.graph.Traverser.<Integer>forTree(n -> n > 7 ? List.of() : List.of(n * 2, n * 2 + 1)).depthFirstPostOrder(1)));
        }
    }
}
